// Runs before anything else, so that the first paint has the right theme and no library can write HTML unseen.
;(function boot() {
  // The same key and values that the theme switch of the console keeps.
  const kept = () => {
    try {
      return localStorage.getItem('mui-mode')
    } catch {
      return null // Storage is blocked: follow the system.
    }
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const mode = kept()
    const dark = mode === 'dark' || (mode !== 'light' && system.matches)
    document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
  }
  show()
  system.addEventListener('change', show)

  if (!window.trustedTypes) return
  const unsafe = /<script|javascript:|\son\w+\s*=/i
  window.trustedTypes.createPolicy('default', {
    createHTML(html) {
      if (unsafe.test(html)) throw new TypeError('HTML with script is refused')
      return html
    },
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('A foreign script is refused')
      return url
    },
    createScript() {
      throw new TypeError('Script text is refused')
    },
  })
})()
