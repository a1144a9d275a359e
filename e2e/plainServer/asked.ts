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
  /** The `{id}` of the path; NaN where it has none, or one that is no number. */
  readonly id: number
  readonly authorization: string | undefined
  /** The fields of the body, from JSON or a form. */
  readonly body: Readonly<Record<string, unknown>>
  /** Keeps an uploaded file and answers its address. */
  readonly keepFile: (file: unknown) => Promise<string>
  /** Of the account that calls; undefined where anyone may. */
  readonly role: Role | undefined
}
