// Stands behind the page's parts, before any other script has come. Whoever has a session sees the frame of the console.
// Nobody else waits for the sign-in form: what is typed stays in it, Show works, and a submit is kept for the console.
;(function form() {
  const page = document.documentElement
  const root = document.getElementById('root')
  const { entry } = page.dataset
  const { appName } = JSON.parse(document.getElementById('app-config').textContent)
  // For the console, whose sign-in page needs it before any of its code reads the configuration.
  page.dataset.appName = appName
  // Without the first script nothing else would say so. The local stack defers its wallet, too, which is no part of the build.
  window.addEventListener(
    'error',
    ({ target }) =>
      target.defer && /assets/.test(target.src) && document.body.prepend(document.getElementById('failed').content),
    true,
  )
  if (entry !== 'signIn') root.replaceChildren()
  if (entry === 'console') return showFrame()
  if (entry !== 'signIn') return

  root.querySelector('[data-app-name]').textContent = appName
  document.title = `Sign in – ${appName}`

  // From the moment that the console's own code listens, the entry is gone.
  const isMine = () => page.dataset.entry === 'signIn'
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isMine()) event.target.dataset.sent = ''
  })
  // Whoever types on has not meant what stood there: many press Enter after the e-mail.
  root.addEventListener('input', ({ target }) => isMine() && delete target.form?.dataset.sent)
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('[aria-pressed]')
    if (!button || !isMine()) return
    const shown = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', shown)
    button.closest('.field-box').querySelector('input').type = shown ? 'text' : 'password'
    button.querySelectorAll('span[hidden], span:not([class])').forEach((word) => word.toggleAttribute('hidden'))
  })

  /** Shows the frame with the menu of the role, until the console shows a page of its own. */
  function showFrame() {
    const { files, routes = {} } = JSON.parse(document.getElementById('app-routes').textContent)
    const { role, path } = page.dataset
    const may = (one) => routes[one]?.roles.includes(role)
    root.after(document.querySelector('template').content)
    const frame = document.getElementById('frame')
    frame.querySelector('[data-app-name]').textContent = appName
    for (const link of frame.querySelectorAll('nav a')) {
      if (!may(link.pathname)) link.closest('li').remove()
      else if (path === link.pathname || path.startsWith(`${link.pathname}/`)) link.setAttribute('aria-current', 'page')
    }
    for (const list of frame.querySelectorAll('ul:empty')) list.parentNode.remove()
    if (may(path)) {
      document.title = `${routes[path].title} – ${appName}`
      // It draws into the frame, so it runs no sooner; public/boot.js has preloaded it.
      const early = window.earlyRequest ? routes[path].early : []
      for (const [src, integrity] of early.map((index) => files[index]))
        document.head.append(
          Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' }),
        )
    }

    // Painted first. Then the browser loads its tables for dates and numbers, while the scripts are on their way: the first
    // format of each costs 25 ms of a fast processor.
    requestAnimationFrame(() =>
      setTimeout(() => {
        new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format()
        new Intl.NumberFormat().format(1)
      }),
    )

    // What is pressed in the page of a list is done by the console, in the row that then says the same.
    let pressed = frame
    frame.addEventListener(
      'click',
      (event) => {
        const control = event.target.closest('main :is(a, button)')
        if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        pressed.style.opacity = ''
        pressed = control
        pressed.style.opacity = 0.6
      },
      true,
    )
    // By this a control is found again in the console's page: by a tab's status, because there its words have a number too.
    const saysOf = (one) =>
      [
        one.name ? one.value : one.ariaLabel,
        one.ariaPressed,
        one.textContent,
        one.closest('tr, li')?.textContent,
      ].join()

    new MutationObserver((_changes, observer) => {
      if (!root.querySelector('main, h1')) return
      observer.disconnect()
      const focused = document.activeElement
      const early = frame.querySelector('[data-search]') ?? {}
      const { value, selectionStart, selectionEnd } = early
      frame.remove()
      const search = root.querySelector('[data-search]')
      if (search && value) {
        search.setRangeText(value)
        search.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const all = [...root.querySelectorAll('a, button, input, [tabindex]')]
      // None of two that say the same: the other one may be meant.
      const inConsole = (control) => {
        const said = saysOf(control)
        const [one, another] = all.filter((other) => saysOf(other) === said)
        if (!another) return one
      }
      inConsole(focused)?.focus()
      if (early === focused) search?.setSelectionRange(selectionStart, selectionEnd)
      for (const control of [...frame.querySelectorAll(':checked'), pressed]) {
        const one = inConsole(control)
        if (!one?.checked) one?.click()
      }
    }).observe(root, { childList: true, subtree: true })
  }
})()
