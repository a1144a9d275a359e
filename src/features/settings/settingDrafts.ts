import { keepDraft, readDrafts } from '../../ui/forms/drafts'

const draftOf = (key: string) => `setting.${key}`

/** What somebody has typed for a setting and not saved; undefined for nothing. */
export const readSettingDraft = (key: string): string | undefined =>
  readDrafts<Record<string, string>>({ [draftOf(key)]: '' })[draftOf(key)] || undefined

/** An empty text is no draft. */
export const keepSettingDraft = (key: string, text: string) => keepDraft(draftOf(key), text)
