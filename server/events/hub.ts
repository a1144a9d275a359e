import { livingSessions, type SignedInAdmin } from '../auth/sessions'
import type { Database } from '../db/database'
import { commitProblem } from '../http/databaseProblem'
import { HttpError } from '../httpError'
import type { Listener, NoticeChannel } from './channel'
import { EventStream } from './eventStream'
import type { Notice } from './notices'
import { RecentChanges } from './recent'
import { Viewers } from './viewers'

/** Streams of one account at a process. The tabs of a browser share one; a browser without Web Locks has one for each tab. */
export const streamsPerAccount = 10
const mostRecent = 1_000

interface HubParts {
  readonly db: Database
  readonly clock: () => number
  readonly channel: NoticeChannel
}

/** Takes part in a transaction: what it is given is told to all streams, at all processes, once that is committed. */
export type Announce = (notice: Notice) => Promise<void>

/** All event streams of this process, and what they are told. */
export class EventHub implements Listener {
  private readonly streams = new Set<EventStream>()
  private readonly recent: RecentChanges
  private readonly viewers: Viewers
  private isHearing = false

  constructor(private readonly parts: HubParts) {
    this.recent = new RecentChanges(parts.clock, mostRecent)
    this.viewers = new Viewers(parts.clock)
  }

  get open(): number {
    return this.streams.size
  }

  async start() {
    await this.parts.channel.start(this)
  }

  /** Ends all streams and refuses new ones, for which a shutdown would wait. */
  async stop() {
    this.silence()
    await this.parts.channel.stop()
  }

  /** A transaction that may announce something. Throws UnansweredCommit when nobody knows whether it was committed. */
  async transaction<Result>(work: (tx: Database, announce: Announce) => Promise<Result>): Promise<Result> {
    const { db, channel } = this.parts
    const notices: Notice[] = []
    let isWorkDone = false
    const inTransaction = async (tx: Database) => {
      const result = await work(tx, async (notice) => {
        notices.push(notice)
        await channel.send(tx, notice)
      })
      isWorkDone = true
      return result
    }
    const result = await db.transaction(inTransaction).catch((error: unknown) => {
      throw isWorkDone ? commitProblem(error) : error
    })
    for (const notice of notices) channel.committed(notice)
    return result
  }

  /** Announces what needs no transaction. */
  async tell(notice: Notice) {
    await this.parts.channel.send(this.parts.db, notice)
    this.parts.channel.committed(notice)
  }

  /**
   * Begins a stream: with what has changed since `lastId`, and with who has which campaign open. Throws HttpError 429 if
   * the account has too many, and 503 while this process would not hear of changes.
   */
  connect(admin: SignedInAdmin, lastId: string | undefined): EventStream {
    if (!this.isHearing) throw new HttpError(503, 'Changes cannot be told at the moment', { 'retry-after': '5' })
    const own = [...this.streams].filter((stream) => stream.admin.id === admin.id)
    if (own.length >= streamsPerAccount)
      throw new HttpError(429, 'This account has too many streams of events', { 'retry-after': '60' })
    const stream = new EventStream(admin)
    this.streams.add(stream)
    stream.body.once('close', () => this.streams.delete(stream))
    const { id, changes, missed } = this.recent.since(lastId)
    stream.opened(id)
    if (missed) stream.missed()
    for (const change of changes) stream.changed(change)
    const viewing = this.viewers.othersThan(admin.id)
    if (viewing.length > 0) stream.viewing(viewing)
    stream.begun()
    return stream
  }

  receive(notice: Notice) {
    if (notice.kind === 'changed') {
      this.recent.add(notice)
      for (const stream of this.streams) stream.changed(notice)
    } else if (notice.kind === 'viewing') {
      if (this.viewers.note(notice)) this.tellViewing()
      // If the database does not answer now, the next beat asks again.
    } else void this.endDead().catch(() => undefined)
  }

  silence() {
    this.isHearing = false
    for (const stream of this.streams) stream.end()
  }

  hears() {
    this.recent.clear()
    this.isHearing = true
  }

  /** To be called every `heartbeatSeconds`: a sign of life to each stream, an end to those whose session or role is gone. */
  async beat() {
    for (const stream of this.streams) stream.heartbeat()
    if (this.viewers.prune()) this.tellViewing()
    await this.endDead()
  }

  /** Ends the streams whose session has ended, or whose account has another role now. */
  async endDead() {
    const streams = [...this.streams]
    if (streams.length === 0) return
    const roles = await livingSessions(
      this.parts,
      streams.map(({ admin }) => admin.tokenHash),
    )
    for (const { admin, end } of streams) if (roles.get(admin.tokenHash) !== admin.role) end()
  }

  private tellViewing() {
    for (const stream of this.streams) stream.viewing(this.viewers.othersThan(stream.admin.id))
  }
}
