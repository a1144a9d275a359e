import type { Decisions, WalletRequest } from './decisions'
import { button, choose, element } from './elements'
import { panelStyle } from './panelStyle'
import type { WalletSession } from './session'

const shownAccounts = 10

/**
 * The wallet's UI: a badge, and a dialog that opens for a request or when the badge is pressed. It is in a shadow root
 * beside the body, so that the console's styles do not reach it and its dialogs do not hide it.
 */
export function mountPanel(session: WalletSession, decisions: Decisions): void {
  const host = element('div', { id: 'sandbox-wallet' })
  const root = host.attachShadow({ mode: 'open' })
  const corner = element('aside', { 'aria-label': 'Sandbox wallet' })
  root.append(element('style', {}, [panelStyle]), corner)
  keepEventsInside(host)

  let isOpen = false
  let shown: WalletRequest | undefined
  let before: Element | null = null

  const name = 'Open Sandbox Wallet'
  const badge = button('', { class: 'badge', title: name, 'aria-label': name, 'aria-expanded': 'false' }, () => {
    isOpen = !isOpen
    show()
  })

  const close = () => {
    isOpen = false
    if (shown) decisions.answer(false)
    else show()
  }

  const show = () => {
    const request = decisions.current()
    const isNew = request !== shown
    const wasOpen = corner.children.length > 1
    shown = request
    const isVisible = isOpen || request !== undefined
    badge.setAttribute('aria-expanded', String(isVisible))
    if (isVisible && !wasOpen) before = document.activeElement
    const dialog = isVisible ? buildDialog(session, decisions, request, close) : undefined
    const focused = controlsIn(corner).findIndex((control) => control === root.activeElement)
    corner.replaceChildren(...(dialog ? [dialog, badge] : [badge]))
    if (dialog && (isNew || !wasOpen)) dialog.focus()
    else controlsIn(corner)[focused]?.focus()
    if (!dialog && wasOpen && before instanceof HTMLElement) before.focus()
  }

  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') close()
  })
  decisions.subscribe(show)
  session.subscribe(show)
  followTheme(host)
  document.documentElement.append(host)
  show()
}

/** In document order, so that the same control can get the focus back after a re-render. */
const controlsIn = (corner: HTMLElement): HTMLElement[] => [...corner.querySelectorAll<HTMLElement>('select, button')]

function buildDialog(
  session: WalletSession,
  decisions: Decisions,
  request: WalletRequest | undefined,
  close: () => void,
): HTMLElement {
  const more = decisions.count() - 1
  const note = request
    ? `${request.method}${more > 0 ? `, ${more} more waiting` : ''}`
    : 'Development accounts of the local chains.'
  const rows = (request?.details ?? []).flatMap(([label, text]) => [
    element('dt', {}, [label]),
    element('dd', {}, [text]),
  ])
  const actions = request
    ? [
        button('Reject', {}, () => decisions.answer(false)),
        button('Approve', { class: 'primary' }, () => decisions.answer(true)),
      ]
    : [
        ...(session.isConnected() ? [button('Disconnect site', {}, () => session.setConnected(false))] : []),
        button('Close', {}, close),
      ]
  const heading = element('h2', { id: 'title' }, [request?.title ?? 'Sandbox Wallet'])
  const dialogAttributes = { role: 'dialog', 'aria-labelledby': 'title', 'aria-describedby': 'note', tabindex: '-1' }
  return element('div', dialogAttributes, [
    heading,
    element('p', { id: 'note' }, [note]),
    ...(rows.length > 0 ? [element('dl', {}, rows)] : []),
    accountSelect(session),
    chainSelect(session),
    element('div', { class: 'actions' }, actions),
  ])
}

function accountSelect(session: WalletSession) {
  const chosen = session.accounts().length > 0 ? session.account() : ''
  const choices = session
    .accounts()
    .slice(0, shownAccounts)
    .map((address, index) => ({
      value: String(index),
      label: `${index}${index === 0 ? ' (contract owner)' : ''}: ${address.slice(0, 8)}…${address.slice(-6)}`,
      isChosen: address === chosen,
    }))
  return choose('Account', choices, (value) => session.setAccount(Number(value)))
}

function chainSelect(session: WalletSession) {
  const current = session.chain().id
  const choices = session.chains().map(({ id, name }) => ({
    value: String(id),
    label: `${name} (${id})`,
    isChosen: id === current,
  }))
  return choose('Network', choices, (value) => session.setChain(Number(value)))
}

/** Stops events: the console's dialogs trap the focus and handle keys on the document. */
function keepEventsInside(host: HTMLElement): void {
  for (const event of ['focusin', 'keydown', 'keyup', 'click', 'mousedown', 'touchstart'])
    host.addEventListener(event, (inside) => inside.stopPropagation())
}

function followTheme(host: HTMLElement): void {
  const page = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => host.setAttribute('data-scheme', page.dataset.theme ?? (dark.matches ? 'dark' : 'light'))
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-theme'] })
  dark.addEventListener('change', follow)
  follow()
}
