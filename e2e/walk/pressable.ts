import type { Page } from '@playwright/test'

/** Everything that can be pressed now, with its place; nothing that is behind something else. */
export const pressable = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      'button, a[href], summary, input:is([type=checkbox], [type=radio]), [role=menuitem], [role=option]',
    )
    return [...all].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = width > 0 ? document.elementFromPoint(x, y) : null
      const isFree = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)
      return isFree ? [{ x, y, name }] : []
    })
  })
