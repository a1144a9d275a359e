import type { Role } from '../../contract/roles'
import { keepDraft, readDrafts } from '../../ui/forms/drafts'

type AdminField = 'name' | 'role' | 'email'

/** What is typed stands in sessionStorage under these names. */
const draftOf = { name: 'newAdmin.name', role: 'newAdmin.role', email: 'newAdmin.email' } as const
const nothing = { [draftOf.name]: '', [draftOf.role]: '', [draftOf.email]: '' }

/** The form as somebody left it; the role is one that they may give, the first of them unless they chose another. */
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
