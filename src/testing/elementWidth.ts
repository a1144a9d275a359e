/** jsdom has no layout: whoever observes the size of an element is told this width, in pixels. */
const width = 600

class FixedSize implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element) {
    const contentRect = new DOMRect(0, 0, width, 0)
    this.tell([{ target, contentRect, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }], this)
  }
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver = FixedSize
