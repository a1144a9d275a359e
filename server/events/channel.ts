import type { Database } from '../db/database'
import type { Notice } from './notices'

export interface Listener {
  receive(notice: Notice): void
  /** Notices may have been missed and may be missed until `hears`. */
  silence(): void
  hears(): void
}

/** How notices get to all server processes. */
export interface NoticeChannel {
  /** Within the transaction of what it tells of. */
  send(tx: Database, notice: Notice): Promise<void>
  /** After that transaction has been committed. */
  committed(notice: Notice): void
  start(listener: Listener): Promise<void>
  stop(): Promise<void>
}

/** The embedded database has one process. */
export function channelInProcess(): NoticeChannel {
  let listener: Listener | undefined
  return {
    send: () => Promise.resolve(),
    committed: (notice) => listener?.receive(notice),
    start: (given) => {
      listener = given
      listener.hears()
      return Promise.resolve()
    },
    stop: () => Promise.resolve(),
  }
}
