import { messagesPlace } from './messagesPlace'

/** After so long, screen readers know a region that is new or was moved. */
const knownMs = 100
const saidMs = 1_000

// A status that comes together with its text is often not read out, so this one stands empty before. The tree is closed, so that
// a text which stands in a visible message is found once in the page.
const host = document.createElement('div')
host.className = 'visually-hidden'
// Else it stands below the page, which would be a pixel higher than its window or its paper.
host.style.top = '0'
messagesPlace.outer.append(host)
const region = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'))
// Not atomic: of several messages each is read once.
Object.assign(region, { role: 'status', ariaAtomic: 'false' })

/** Has a text read out by screen readers when they have read what they are at, unless it is not wanted any more by then. */
export function sayPolitely(text: string, isWanted: () => boolean): void {
  setTimeout(() => {
    if (!isWanted()) return
    const line = region.appendChild(document.createElement('p'))
    line.textContent = text
    setTimeout(() => line.remove(), saidMs)
  }, knownMs)
}
