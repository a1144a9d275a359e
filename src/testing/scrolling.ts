const observers = new Set<ScrollObserver>()

/** Stands in for the browser's IntersectionObserver: jsdom lays nothing out, so a test says what is in view. */
class ScrollObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  private readonly observed = new Set<Element>()
  constructor(private readonly tell: IntersectionObserverCallback) {
    observers.add(this)
  }
  observe(element: Element) {
    this.observed.add(element)
  }
  unobserve(element: Element) {
    this.observed.delete(element)
  }
  disconnect() {
    this.observed.clear()
    observers.delete(this)
  }
  takeRecords() {
    return []
  }
  moved(target: Element, isIntersecting: boolean) {
    if (!this.observed.has(target)) return
    const box = target.getBoundingClientRect()
    const intersectionRatio = isIntersecting ? 1 : 0
    const places = { boundingClientRect: box, intersectionRect: box, rootBounds: null }
    this.tell([{ target, isIntersecting, intersectionRatio, time: 0, ...places }], this)
  }
}

globalThis.IntersectionObserver = ScrollObserver

/** Scrolls until the element is in view, or out of it. */
export function scrollTo(element: Element, isInView: boolean) {
  for (const observer of observers) observer.moved(element, isInView)
}
