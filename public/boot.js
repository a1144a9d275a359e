// Runs before anything else, so that the first paint has the right theme and no library can write HTML unseen.
;(function boot() {
  // The same keys and values that the account menu of the console keeps.
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is blocked: the system's theme, comfortable rows.
    }
  }
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const mode = kept('mui-mode')
    const dark = mode === 'dark' || (mode !== 'light' && system.matches)
    root.setAttribute('data-theme', dark ? 'dark' : 'light')
  }
  show()
  if (kept('density') === 'compact') root.setAttribute('data-density', 'compact')
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
