import { media } from '../../contract/formRules'
import { createTaskSchema } from '../../contract/requests'
import { keepDraft, readDrafts } from '../../ui/forms/drafts'
import { defaultType, typeOf } from './taskType'

/** The form before anything is typed; its drafts stand in sessionStorage under the same names. */
const empty = { instructions: '', type: defaultType }

/** The form as somebody left it. A file cannot be kept; it is chosen again. */
export function readTaskDraft() {
  const draft = readDrafts<Record<keyof typeof empty, string>>(empty)
  return { ...draft, type: typeOf(draft.type) ? draft.type : defaultType, media: '' }
}

export function forgetTaskDraft() {
  for (const field of Object.keys(empty)) keepDraft(field, '')
}

/** The rules of the form. Its fields are text but for the file, which is given beside them. */
export const uploadTaskSchema = (file: File | undefined) =>
  createTaskSchema.shape({ media: media().transform(() => file) })
