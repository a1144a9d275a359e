import type { Role } from '../../src/contract/roles'
import type { Switches } from './answers'
import type { Platform } from './entities'
import type { Sessions } from './sessions'

/** A call as a handler sees it. */
export interface Asked {
  readonly platform: Platform
  readonly sessions: Sessions
  readonly switches: Switches
  readonly query: URLSearchParams
  /** The `{id}` of the path; NaN if there is none or it is no number. */
  readonly id: number
  readonly authorization: string | undefined
  /** The fields of the body, from JSON or a form. */
  readonly body: Readonly<Record<string, unknown>>
  /** Stores an uploaded file and returns its address. */
  readonly keepFile: (file: unknown) => Promise<string>
  /** The calling account; undefined for public calls. */
  readonly role: Role | undefined
}
