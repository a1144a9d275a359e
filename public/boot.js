// The first script of the page, written into it: the theme of the first paint, the guard of what libraries write, and,
// for whoever has a session, the scripts and the first rows of their screen, which need not wait for one another.
;(function boot() {
  // The same keys and values that the console keeps.
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is blocked: the system's theme, comfortable rows, nobody signed in.
    }
  }
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const mode = root.dataset.unkeptTheme ?? kept('mui-mode')
    const dark = mode === 'dark' || (mode !== 'light' && system.matches)
    root.setAttribute('data-theme', dark ? 'dark' : 'light')
  }
  show()
  if (kept('density') === 'compact') root.setAttribute('data-density', 'compact')
  system.addEventListener('change', show)
  // Another tab may have chosen a theme.
  window.addEventListener('storage', show)

  const {
    files = [],
    console: always = [],
    signIn = [],
    homes = {},
    routes = {},
    sizes = [],
  } = JSON.parse(document.getElementById('app-routes').textContent)
  // For webpack (scripts/pageHashes.ts), which cannot go on without; so before anything that may fail.
  window.chunkHashes = Object.fromEntries(files.map(([, hash, id]) => [id, hash]))

  if (window.trustedTypes) {
    const unsafe = /<script|javascript:|[\s/"']on\w+\s*=/i
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
  }

  const token = kept('access_token')
  const record = kept('user')
  const role = token && roleOf(record, token)
  const query = new URLSearchParams(location.search)
  const isHome = location.pathname === '/'
  const isInvited = isHome && query.get('invite')
  // An invitation may be for somebody else than the session of this browser.
  if (!role || isInvited) {
    // The console clears it away.
    if (!role && (token !== null || record !== null)) root.dataset.damaged = ''
    root.dataset.entry = isInvited ? 'invitation' : 'signIn'
    preload(signIn)
    return
  }
  root.dataset.entry = 'console'
  root.dataset.role = role
  // At "/" the console opens what was asked for before the sign-in, else the role's first screen, without any query.
  const path = !isHome ? location.pathname : location.search || window.history.state?.from ? '' : homes[role]
  root.dataset.path = path
  const route = routes[path]?.roles.includes(role) ? routes[path] : undefined
  const url = route?.first && firstRequest(route.first)
  // The answer is drawn first, by a script of its own.
  const early = url ? route.early : []
  preload(new Set([...early, ...always, ...(route?.files ?? [])]))
  if (!url) return
  const abort = new AbortController()
  const headers = { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` }
  const answer = fetch(url, { headers, redirect: 'manual', cache: 'no-cache', signal: abort.signal })
  answer.catch(() => undefined) // Whoever takes it over handles it.
  window.earlyRequest = { url, token, answer, abort }

  function preload(indices) {
    for (const index of indices) {
      const [href, integrity] = files[index]
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'script',
          crossOrigin: 'anonymous',
          integrity,
          href,
        }),
      )
    }
  }

  /** The role in the stored record, if that belongs to the token. */
  function roleOf(record, token) {
    try {
      const { token: own, admin } = JSON.parse(record)
      return own === token ? admin.role : undefined
    } catch {
      return undefined
    }
  }

  /** The request of the rows that the address shows; undefined for an address that searches them or names days. */
  function firstRequest({ url, choices }) {
    const { origin } = location
    if (!choices) return origin + url
    const page = Number(query.get('page') ?? 1)
    const size = Number(query.get('size') ?? sizes[0])
    const known = ['page', 'size', 'who', ...Object.keys(choices)]
    const isKnown = [...query.keys()].every((name) => known.includes(name))
    if (!isKnown || !(page >= 1 && page < 1e9 && page % 1 === 0) || !sizes.includes(size)) return undefined
    const chosen = Object.entries(choices).map(([name, values]) => {
      const value = query.get(name)?.trim()
      return values.includes(name === 'sort' ? value?.replace(/^-/, '') : value) ? `&${name}=${value}` : ''
    })
    return `${origin}${url}?start=${(page - 1) * size}&end=${page * size - 1}${chosen.join('')}`
  }
})()
