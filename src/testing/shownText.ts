/** The text of an element as it is seen: without what is there for screen readers alone. */
export function shownText(element: Element): string {
  const copy = document.createElement('div')
  copy.append(element.cloneNode(true))
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
  return copy.textContent
}
