import type { Mark } from './heldRows'

/** The attributes of a row that others have changed; the style sheet shows the text. */
export const marked = (mark: Mark | undefined) =>
  mark && { 'data-mark': mark.text, 'data-gone': mark.isGone, title: mark.text }
