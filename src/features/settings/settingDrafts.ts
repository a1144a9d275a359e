import { keepDraft, readDrafts } from '../../ui/forms/drafts'

const draftOf = (key: string) => `setting.${key}`

/** The unsaved input for a setting; undefined when there is none. */
export const readSettingDraft = (key: string): string | undefined =>
  readDrafts<Record<string, string>>({ [draftOf(key)]: '' })[draftOf(key)] || undefined

/** With an empty text there is no draft. */
export const keepSettingDraft = (key: string, text: string) => keepDraft(draftOf(key), text)
