import { attempt } from '../../shared/attempt'

/**
 * In characters: far above the limits of forms, so that input that is refused as too long is kept, and below what slows a field
 * down.
 */
const maxLength = 100_000

/**
 * The drafts of these fields, in sessionStorage until they are sent or dropped; a field without one has its initial
 * value. Where storage is blocked there are none, and the form works without.
 */
export function readDrafts<Values extends Readonly<Record<string, string>>>(initial: Values): Values {
  const values = { ...initial }
  for (const field of Object.keys(initial)) {
    const text = attempt(() => window.sessionStorage.getItem(field))
    if (text && text.length <= maxLength) Object.assign(values, { [field]: text })
  }
  return values
}

export function keepDraft(field: string, text: string): void {
  attempt(() => window.sessionStorage.setItem(field, text))
}
