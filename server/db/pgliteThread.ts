import { Worker } from 'node:worker_threads'
import type { PgliteAnswer, PgliteRequest, StatementResult } from './pgliteMessages'

/** Beside this module, or beside the bundle that it is part of. */
const program = new URL(import.meta.resolve('./pgliteWorker.mjs'))

interface Waiting {
  resolve(answer: PgliteAnswer): void
  reject(why: Error): void
}

/** A worker thread with the embedded database of a folder. It is ended when a request exceeds its time limit. */
export class PgliteThread {
  readonly #worker: Worker
  #endedBy = 'its thread ended'
  #isGone = false
  #turn: Promise<unknown> = Promise.resolve()
  #waiting: Waiting | undefined

  /** Settles when the database is open. Throws what PGlite says when it cannot be opened. */
  static async open(folder: string): Promise<PgliteThread> {
    // The worker does not inherit the preload modules of this process.
    const thread = new PgliteThread(new Worker(program, { workerData: folder, execArgv: [] }))
    try {
      await thread.#answer()
      return thread
    } catch (error) {
      await thread.#worker.terminate()
      throw error
    }
  }

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('error', (error) => (this.#endedBy = error.message))
    worker.on('message', (answer: PgliteAnswer) => this.#waiting?.resolve(answer))
    worker.on('exit', () => {
      this.#isGone = true
      this.#waiting?.reject(this.#failed())
    })
  }

  get isGone() {
    return this.#isGone
  }

  /**
   * One after another. Throws what the database says, and "PGlite failed" when the thread has ended: a request that is not
   * answered within `limitMs` ends it.
   */
  ask(request: PgliteRequest, limitMs?: number): Promise<StatementResult | undefined> {
    const asked = this.#turn.then(() => this.#askNow(request, limitMs))
    const over = () => undefined
    this.#turn = asked.then(over, over)
    return asked
  }

  /** Closes the database, then the thread. */
  async close() {
    await this.ask('close')
    await this.#worker.terminate()
  }

  async #askNow(request: PgliteRequest, limitMs?: number) {
    if (this.#isGone) throw this.#failed()
    const timer = limitMs === undefined ? undefined : setTimeout(() => this.#giveUp(limitMs), limitMs)
    try {
      this.#worker.postMessage(request)
      return await this.#answer()
    } finally {
      clearTimeout(timer)
    }
  }

  async #answer() {
    // A race against one promise of the thread's end would keep each answer for as long as the thread lives.
    const answered = new Promise<PgliteAnswer>((resolve, reject) => (this.#waiting = { resolve, reject }))
    const answer = await answered.finally(() => (this.#waiting = undefined))
    if ('failure' in answer) throw Object.assign(new Error(answer.failure), answer.fields)
    return answer.result
  }

  #giveUp(limitMs: number) {
    this.#endedBy = `a statement took longer than ${limitMs / 1000} s`
    void this.#worker.terminate()
  }

  #failed() {
    return new Error(`PGlite failed: ${this.#endedBy}`)
  }
}
