import { keepDraft, readDrafts } from '../../ui/forms/drafts'
import { defaultType, typeOf } from './taskType'

/** The empty form; the drafts in sessionStorage have the same names. */
const empty = { instructions: '', type: defaultType }

/** The form with its drafts. A file cannot be stored; it has to be chosen again. */
export function readTaskDraft() {
  const draft = readDrafts<Record<keyof typeof empty, string>>(empty)
  return { ...draft, type: typeOf(draft.type) ? draft.type : defaultType, media: '' }
}

export function forgetTaskDraft() {
  for (const field of Object.keys(empty)) keepDraft(field, '')
}
