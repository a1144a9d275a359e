/**
 * Sets `data-title="above"` on <html> while the title of the page is scrolled out of view under the header of 64 px, which then
 * shows it. An attribute instead of state, so that scrolling renders nothing. Returns the function that stops it.
 */
export function watchTitle(title: Element): () => void {
  const { dataset } = document.documentElement
  const end = () => {
    delete dataset.title
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) end()
      else dataset.title = 'above'
    },
    { rootMargin: '-64px 0px 0px' },
  )
  observer.observe(title)
  return () => {
    observer.disconnect()
    end()
  }
}
