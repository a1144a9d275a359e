import { boolean, literal, number, object, parse, string, type InferOutput } from 'valibot'
import { changedSchema } from '../../src/contract/events'
import { isRecord } from '../../src/contract/isRecord'
import { someText } from '../../src/contract/wire'

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
