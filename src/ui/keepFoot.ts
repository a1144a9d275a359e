/** Keeps the height that a sticky bar takes at the foot of the window in `--foot` (app/shell.css), so that Tab leads to nothing behind it. */
export function keepFoot(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => {
    const isSticky = getComputedStyle(bar).position === 'sticky'
    style.setProperty('--foot', `${isSticky ? bar.offsetHeight + 26 : 16}px`)
  })
  // With the padding: that of the review's bar changes where it is not sticky.
  sizes.observe(bar, { box: 'border-box' })
  return () => {
    sizes.disconnect()
    style.removeProperty('--foot')
  }
}
