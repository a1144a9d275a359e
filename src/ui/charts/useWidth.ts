import { useCallback, useState } from 'react'

/** The width of an element in pixels, 0 until it is measured, and the ref that measures it. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measured }
}
