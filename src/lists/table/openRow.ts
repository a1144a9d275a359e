import type { MouseEvent } from 'react'

/** The control of a row that opens it; a click anywhere else in the row presses it too (its cursor: table.css). */
const opener = '[data-opens]'
const rows = 'tr, li'
const controls = 'a, button, input, label, select, textarea, summary'

/** Opens the clicked row of a list, unless a control was clicked or text is selected. */
export function openRow({ target, currentTarget }: MouseEvent) {
  // Clicks in a dialog or menu of the row arrive here too.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest(controls) || window.getSelection()?.isCollapsed === false) return
  target.closest(rows)?.querySelector<HTMLElement>(opener)?.click()
}
