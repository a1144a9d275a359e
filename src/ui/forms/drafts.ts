import { attempt } from '../../shared/attempt'

/** What somebody has typed, kept in sessionStorage field by field until it is of no more use. A browser that blocks storage keeps none; the form itself goes on. */
const maxLength = 2_000

/** The drafts of these fields; a field without one is as given. */
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
