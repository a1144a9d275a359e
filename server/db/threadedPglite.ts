import type { PGlite } from '@electric-sql/pglite'
import type { Statement, StatementResult } from './pgliteMessages'
import { PgliteThread } from './pgliteThread'

interface QueryOptions {
  readonly rowMode?: 'array' | 'object'
  /** Of drizzle: all give the text as it comes. */
  readonly parsers?: Readonly<Record<number, unknown>>
}

type Query = (text: string, values?: readonly unknown[], options?: QueryOptions) => Promise<StatementResult | undefined>

/**
 * PGlite in a thread of its own, as far as drizzle uses it: a long statement keeps nobody else from this process. One at a
 * time, and a transaction is alone from begin to end. When its thread ends, what was asked fails with "PGlite failed" and
 * the next one finds the folder opened again.
 */
export class ThreadedPglite {
  /** How many milliseconds a statement may take; without it any time. */
  statementMs: number | undefined
  readonly #folder: string
  readonly #names = new WeakMap<object, string>()
  #prepared = 0
  #thread: PgliteThread | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #closing: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Throws what PGlite says when the folder cannot be opened. */
  async open() {
    await this.#inTurn(() => this.#opened())
  }

  readonly query: Query = (...statement) => this.#inTurn(async () => this.#askerOf(await this.#opened())(...statement))

  transaction<Result>(work: (tx: { query: Query }) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      const ask = this.#askerOf(await this.#opened())
      let isOver = false
      const query: Query = (...statement) =>
        isOver ? Promise.reject(new Error('The transaction is over')) : ask(...statement)
      await ask('begin')
      try {
        const result = await work({ query })
        isOver = true
        await ask('commit')
        return result
      } catch (error) {
        isOver = true
        // Where it cannot be undone because the thread has ended, it is undone already.
        await ask('rollback').catch(() => undefined)
        throw error
      }
    })
  }

  /** What is under way finishes first. */
  close(): Promise<void> {
    this.#closing ??= this.#inTurn(async () => {
      if (this.#thread?.isGone === false) await this.#thread.close()
    })
    return this.#closing
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closing) return Promise.reject(new Error('PGlite is closed'))
    const done = this.#turn.then(work)
    const over = () => undefined
    this.#turn = done.then(over, over)
    return done
  }

  async #opened(): Promise<PgliteThread> {
    if (this.#thread?.isGone !== false) this.#thread = await PgliteThread.open(this.#folder)
    return this.#thread
  }

  #askerOf(thread: PgliteThread): Query {
    return (text, values = [], options = {}) => {
      const { rowMode = 'object', parsers = {} } = options
      const textTypes = Object.keys(parsers).map(Number)
      const statement: Statement = { name: this.#nameOf(options), text, values, rowMode, textTypes }
      return thread.ask(statement, this.statementMs)
    }
  }

  /**
   * The name under which a statement is prepared, from its second execution on; empty before. drizzle does not pass on the name
   * of a prepared statement, but passes the same options object with each execution of it, and a new one with any other.
   */
  #nameOf(options: QueryOptions): string {
    const known = this.#names.get(options)
    const name = known === undefined ? '' : known || `prepared_${++this.#prepared}`
    this.#names.set(options, name)
    return name
  }
}

/** drizzle's type asks for PGlite itself; what it calls is `query` and `transaction`. */
export const servesDrizzle = (client: object): client is PGlite => 'query' in client && 'transaction' in client
