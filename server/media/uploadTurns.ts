import { and, eq, gt } from 'drizzle-orm'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { tasks } from '../db/schema'
import { HttpError } from '../httpError'
import { isoOf } from '../isoOf'

const perHour = 20
const hourMs = 60 * 60_000

/** How many uploads a person may make: 20 an hour, with those that are under way in this process. */
export class UploadTurns {
  private readonly underWay = new Map<number, number>()

  constructor(private readonly context: ServerContext) {}

  /**
   * Makes an upload of a person. A repeated one becomes no further task, so only those that are under way count against it.
   * Throws HttpError 429 before it begins.
   */
  async take<Result>(adminId: number, isRepeated: boolean, upload: () => Promise<Result>): Promise<Result> {
    const made = isRepeated ? 0 : await this.made(this.context.db, adminId)
    const others = this.underWay.get(adminId) ?? 0
    refuseAbove(made + others)
    this.underWay.set(adminId, others + 1)
    try {
      return await upload()
    } finally {
      const left = (this.underWay.get(adminId) ?? 1) - 1
      if (left > 0) this.underWay.set(adminId, left)
      else this.underWay.delete(adminId)
    }
  }

  /** Checks again in the transaction of the row, which has locked the uploader, so that other processes count too. */
  async checkAgain(tx: Database, adminId: number) {
    refuseAbove(await this.made(tx, adminId))
  }

  private made(db: Database, adminId: number): Promise<number> {
    const since = isoOf(this.context.clock() - hourMs)
    return db.$count(tasks, and(eq(tasks.createdBy, adminId), gt(tasks.createdAt, since)))
  }
}

function refuseAbove(uploads: number) {
  if (uploads < perHour) return
  throw new HttpError(429, `At most ${perHour} tasks can be uploaded in an hour`, {
    'retry-after': '600',
    connection: 'close',
  })
}
