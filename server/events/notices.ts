import { randomUUID } from 'node:crypto'
import { boolean, literal, number, object, parse, string, type InferOutput } from 'valibot'
import { changedSchema, touchedBy, type ChangeName } from '../../src/contract/events'
import { isRecord } from '../../src/contract/isRecord'
import { someText } from '../../src/contract/wire'
import type { SignedInAdmin } from '../auth/sessions'

const changeSchema = object({
  ...changedSchema.entries,
  kind: literal('changed'),
  /** Unique over all processes, so that a stream can be resumed at another one. */
  id: someText,
  adminId: number(),
})

const viewingSchema = object({
  kind: literal('viewing'),
  adminId: number(),
  by: string(),
  campaign: someText,
  open: boolean(),
})

/** Sessions have ended, whosever. */
const sessionsSchema = object({ kind: literal('sessions') })

export type ChangeNotice = InferOutput<typeof changeSchema>
export type ViewingNotice = InferOutput<typeof viewingSchema>

/** What the server processes tell each other. */
export type Notice = ChangeNotice | ViewingNotice | InferOutput<typeof sessionsSchema>

/** A notice of another process; undefined for what is none, such as one of a later version. */
export function noticeIn(text: string): Notice | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const kind = isRecord(value) ? value.kind : undefined
    if (kind === 'changed') return parse(changeSchema, value)
    return kind === 'viewing' ? parse(viewingSchema, value) : parse(sessionsSchema, value)
  } catch {
    return undefined
  }
}

/** What a change is announced by. `id`: the row that it is about. */
export function changeNotice(
  name: ChangeName,
  { admin, id, key }: { admin: SignedInAdmin; id: string | undefined; key: string | undefined },
): ChangeNotice {
  const tags = touchedBy[name].map((type, index) => (index === 0 && id !== undefined ? { type, id } : { type }))
  return { ...noticeBy(admin, [...tags, { type: 'Activity' }]), ...(key !== undefined && { key }) }
}

/** The notice of who has accepted an invitation. */
export const registeredNotice = (admin: Pick<SignedInAdmin, 'id' | 'name'>): ChangeNotice =>
  noticeBy(admin, [{ type: 'AdminUser', id: String(admin.id) }, { type: 'Activity' }])

const noticeBy = ({ id, name }: Pick<SignedInAdmin, 'id' | 'name'>, tags: ChangeNotice['tags']): ChangeNotice => ({
  kind: 'changed',
  id: randomUUID(),
  tags,
  by: name,
  adminId: id,
})
