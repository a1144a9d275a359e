import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { connectMs } from '../db/postgresPool'
import type { Listener, NoticeChannel } from './channel'
import { noticeIn } from './notices'

const name = 'ssdx_events'
const [firstPauseMs, maxPauseMs] = [1_000, 30_000]
/** Milliseconds between two tests of the connection, and for the answer to a query. */
const [testMs, answerMs] = [30_000, 10_000]
/**
 * Milliseconds for a start, after which the connection is still tried while the server begins to serve. And for a notice to
 * come back.
 */
const noticeLimits = { startMs: 5_000, hearMs: 10_000 }
/** Prefix of the notices that test the connection. They are no JSON, so `noticeIn` takes them for none. */
const echo = 'echo '

/**
 * LISTEN and NOTIFY. A notice is part of its transaction: it arrives at all processes if the change was committed, in
 * the order of the commits, and not otherwise. The listening connection is tested by notices of its own, because a
 * pooler between here and PostgreSQL may accept LISTEN and pass nothing on.
 */
export function postgresChannel(
  databaseUrl: string,
  warn: (error: unknown) => void,
  { startMs, hearMs } = noticeLimits,
): NoticeChannel {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let over: Promise<void> | undefined

  async function connect(listener: Listener): Promise<pg.Client> {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      keepAlive: true,
      fallback_application_name: 'ssdx-back-office events',
    })
    // A connection that breaks is noticed by `end`.
    connection.on('error', () => undefined)
    connection.on('notification', ({ payload = '' }) => {
      const notice = noticeIn(payload)
      if (notice) listener.receive(notice)
    })
    client = connection
    try {
      await connection.connect()
      await connection.query(`listen ${name}`)
      await hearOwn(connection, hearMs)
      return connection
    } catch (error) {
      await connection.end().catch(() => undefined)
      throw error
    }
  }

  /** Listens until the connection breaks or gives no answer. */
  async function listen(connection: pg.Client, listener: Listener) {
    const broken = new Promise<void>((resolve) => void connection.once('end', resolve))
    const timer = setInterval(() => {
      hearOwn(connection, hearMs).catch(() => connection.end().catch(() => undefined))
    }, testMs)
    listener.hears()
    await broken
    clearInterval(timer)
    listener.silence()
  }

  async function run(listener: Listener, onFirst: () => void) {
    let pauseMs = firstPauseMs
    const isStopping = () => stopping.signal.aborted
    while (!isStopping()) {
      try {
        const connection = await connect(listener)
        const listening = listen(connection, listener)
        onFirst()
        pauseMs = firstPauseMs
        await listening
      } catch (error) {
        onFirst()
        if (!isStopping()) warn(error)
      }
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    }
  }

  return {
    send: async (tx, notice) => {
      await tx.execute(sql`select pg_notify(${name}, ${JSON.stringify(notice)})`)
    },
    // PostgreSQL delivers it, to this process too.
    committed: () => undefined,
    start: (listener) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, startMs)
        over = run(listener, () => {
          clearTimeout(timer)
          resolve()
        })
      }),
    stop: async () => {
      stopping.abort()
      await client?.end().catch(() => undefined)
      await over
    },
  }
}

/** Rejects when a notice does not come back in time, or the connection ends before. */
async function hearOwn(connection: pg.Client, hearMs: number) {
  const text = echo + randomUUID()
  const heard = new Promise<void>((resolve, reject) => {
    const onNotice = ({ payload }: pg.Notification) => {
      if (payload === text) end(resolve)
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      connection.off('notification', onNotice)
      connection.off('end', onEnd)
      settle()
    }
    const onEnd = () => end(() => reject(new Error('The connection to PostgreSQL ended')))
    const timer = setTimeout(
      () => end(() => reject(new Error('PostgreSQL passes no notifications on; is there a pooler in front of it?'))),
      hearMs,
    )
    connection.on('notification', onNotice)
    connection.on('end', onEnd)
  })
  const [heardIt] = await Promise.allSettled([heard, connection.query('select pg_notify($1, $2)', [name, text])])
  if (heardIt.status === 'rejected') throw heardIt.reason
}
