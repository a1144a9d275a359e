/**
 * Whenever the focused element disappears or is disabled, and nothing else takes the focus, moves it to an enabled neighbour,
 * or from a row that leaves its list to the next one, else to its dialog, else to the list of the page, or to the title of what
 * the page shows one at a time, else to the heading, which comes first on a page that has come meanwhile. From a message it goes
 * back to where it was before.
 * Otherwise the next Tab would begin at the top of the page or leave it, a screen reader would fall silent, and a dialog would
 * not hear Escape.
 */
export function keepFocus(document: Document) {
  let last: Element | undefined
  let dialog: Element | null | undefined
  /** The heading of the page at that time. */
  let heading: Element | null = null
  /** Where the focus was before somebody pressed in a message. */
  let before: EventTarget | null = null
  /** Whether the focus was visible, as it is for somebody with a keyboard. */
  let isVisible: boolean | undefined
  const remember = (target: EventTarget | null, from: EventTarget | null = null) => {
    last = target instanceof Element ? target : undefined
    dialog = last?.closest(dialogs)
    heading = document.querySelector('main h1')
    isVisible = last?.matches(':focus-visible')
    if (!last?.closest(messages)) before = null
    else if (!(from instanceof Element && from.closest(messages))) before = from
  }
  /** The key that is held down was pressed on something that is gone: it must not press what has the focus now. */
  let isHeld = false
  document.addEventListener(
    'keydown',
    (event) => {
      isHeld &&= event.repeat
      if (isHeld) event.preventDefault()
    },
    true,
  )
  function give(next: HTMLElement) {
    // The page stays for somebody with a mouse, who looks where they have pressed, and for a list, of which a part is in the window.
    next.focus({ preventScroll: !isVisible || next.matches(lists) })
    isHeld = true
  }
  // This code comes late: something may have the focus already.
  remember(document.activeElement)
  // Captured, because the place of messages stops the event.
  document.addEventListener('focusin', ({ target, relatedTarget }) => remember(target, relatedTarget), true)
  // A press on nothing takes the focus away on purpose. An element that is being removed is gone once this script has run.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement !== last) last = undefined
    }),
  )
  new MutationObserver((changes) => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return
    if (document.activeElement !== document.body && document.activeElement !== last) return
    if (before instanceof HTMLElement && before.isConnected && !before.matches(':disabled')) return give(before)
    const own = dialog?.isConnected && dialog.closest('[tabindex]')
    // Another dialog, or a menu, takes the focus itself.
    if (!own && document.querySelector(`${dialogs}, [role=menu]`)) return
    const isOtherPage = heading?.isConnected === false
    const next =
      (last.isConnected ? neighbourOf(last) : inNextRow(last, changes)) ||
      own ||
      (!isOtherPage && document.querySelector(`main :is(${lists}, h2[tabindex])`)) ||
      document.querySelector('main h1')
    if (!(next instanceof HTMLElement)) return
    // Cards, and a heading without the attribute, such as that of the sign-in, cannot take the focus, although its tabIndex is -1.
    if (next.tabIndex < 0) next.tabIndex = -1
    give(next)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

const dialogs = '[role$=dialog]'
const messages = '.messages'
const lists = '.list-table, .list-cards, .task-grid'

/** The next enabled button beside a disabled one, else the one before it. */
function neighbourOf(disabled: Element) {
  const buttons = [...(disabled.parentElement?.querySelectorAll(':scope > button') ?? [])]
  const place = buttons.indexOf(disabled)
  const isFree = (button: Element) => !button.matches(':disabled')
  return buttons.slice(place + 1).find(isFree) ?? buttons.slice(0, Math.max(place, 0)).findLast(isFree)
}

/**
 * The same control, or else the first one, of the row that is now where one was that has left a list; of the one before where
 * that was the last.
 */
function inNextRow(gone: Element, changes: readonly MutationRecord[]) {
  const row = gone.closest('tr, li')
  const removal = changes.find(
    ({ target, removedNodes }) =>
      target instanceof Element &&
      target.closest(`${lists}, ${dialogs} ul`) &&
      [...removedNodes].some((node) => node === row),
  )
  const next = [removal?.nextSibling, removal?.previousSibling]
    .filter((beside) => beside instanceof Element)
    .find(({ isConnected }) => isConnected)
  if (!row || !next) return undefined
  // Of the same kind and variant (`button-icon`), counted from the end, where the actions are: rows may lack an address.
  const variant = gone.classList.item(1)
  const alike = variant ? `${gone.localName}.${variant}` : gone.localName
  const before = [...row.querySelectorAll(alike)]
  const same = [...next.querySelectorAll(alike)].at(before.indexOf(gone) - before.length)
  return same?.matches(':not(:disabled)') ? same : next.querySelector(':is(a[href], button, input):not(:disabled)')
}
