import type { Role } from '../../contract/roles'
import { keepDraft, readDrafts } from '../../ui/forms/drafts'

type AdminField = 'name' | 'role' | 'email'

/** The sessionStorage keys of the drafts. */
const draftOf = { name: 'newAdmin.name', role: 'newAdmin.role', email: 'newAdmin.email' } as const
const nothing = { [draftOf.name]: '', [draftOf.role]: '', [draftOf.email]: '' }

/** The form with its drafts. The role is the one in the draft if it may be granted, else the first one. */
export function readAdminDraft(grantable: readonly Role[]): Record<AdminField, string> {
  const drafts = readDrafts<Record<string, string>>(nothing)
  const [first = ''] = grantable
  const role = grantable.find((one) => one === drafts[draftOf.role]) ?? first
  return { name: drafts[draftOf.name] ?? '', role, email: drafts[draftOf.email] ?? '' }
}

export const keepAdminDraft = (field: AdminField, text: string) => keepDraft(draftOf[field], text)

export function forgetAdminDraft() {
  for (const name of Object.values(draftOf)) keepDraft(name, '')
}
