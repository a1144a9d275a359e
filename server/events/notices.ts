import { boolean, mixed, number, object, string, type InferType } from 'yup'
import { changedSchema } from '../../src/contract/events'
import { isRecord } from '../../src/contract/isRecord'

const changeSchema = changedSchema.shape({
  kind: mixed<'changed'>().oneOf(['changed']).required(),
  /** Unique over all processes, so that a stream can be resumed at another one. */
  id: string().required(),
  adminId: number().required(),
})

const viewingSchema = object({
  kind: mixed<'viewing'>().oneOf(['viewing']).required(),
  adminId: number().required(),
  by: string().defined(),
  campaign: string().required(),
  open: boolean().required(),
})

/** Sessions have ended, whosever. */
const sessionsSchema = object({ kind: mixed<'sessions'>().oneOf(['sessions']).required() })

export type ChangeNotice = InferType<typeof changeSchema>
export type ViewingNotice = InferType<typeof viewingSchema>

/** What the server processes tell each other. */
export type Notice = ChangeNotice | ViewingNotice | InferType<typeof sessionsSchema>

/** A notice of another process; undefined for what is none, such as one of a later version. */
export function noticeIn(text: string): Notice | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const kind = isRecord(value) ? value.kind : undefined
    if (kind === 'changed') return changeSchema.validateSync(value)
    return kind === 'viewing' ? viewingSchema.validateSync(value) : sessionsSchema.validateSync(value)
  } catch {
    return undefined
  }
}
