import { viewingSeconds, type Viewing } from '../../src/contract/events'
import type { ViewingNotice } from './notices'

interface Viewer extends Viewing {
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Who has which campaign open in the review, by account. */
export class Viewers {
  private readonly viewers = new Map<number, Viewer>()

  constructor(private readonly clock: () => number) {}

  /** Answers whether others have something new to know. */
  note({ adminId, campaign: id, by, open }: ViewingNotice): boolean {
    const before = this.viewers.get(adminId)
    // A tab that closes one campaign does not close another tab's.
    if (!open) return before?.id === id && this.viewers.delete(adminId)
    this.viewers.set(adminId, { id, by, until: this.clock() + viewingSeconds * 1000 })
    return before?.id !== id
  }

  /** Forgets who has not said it again in time; answers whether there was one. */
  prune(): boolean {
    const late = [...this.viewers].filter(([, { until }]) => until <= this.clock())
    for (const [adminId] of late) this.viewers.delete(adminId)
    return late.length > 0
  }

  /** What others than this account have open. */
  othersThan = (adminId: number): Viewing[] =>
    [...this.viewers].flatMap(([id, viewer]) => (id === adminId ? [] : [{ id: viewer.id, by: viewer.by }]))
}
