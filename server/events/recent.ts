import { randomUUID } from 'node:crypto'
import { lookBackSeconds } from '../../src/contract/events'
import type { ChangeNotice } from './notices'

interface Entry {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly change?: ChangeNotice
}

interface Since {
  /** The id after which the changes come. */
  readonly id: string
  readonly changes: readonly ChangeNotice[]
  /** Whether there may have been others. */
  readonly missed: boolean
}

/** The newest changes, from which a stream that broke off is resumed. */
export class RecentChanges {
  private entries: Entry[]

  constructor(
    private readonly clock: () => number,
    private readonly most: number,
  ) {
    this.entries = [this.start()]
  }

  add(change: ChangeNotice) {
    this.entries.push({ id: change.id, at: this.clock(), change })
    // The id of the oldest one left out is still known: nothing after it is missing.
    if (this.entries.length > this.most + 1) this.entries.shift()
  }

  /** Forgets all: what comes next does not follow what there was. To be called when the changes are heard again. */
  clear() {
    this.entries = [this.start()]
  }

  /** The changes after an id; for a stream that has none those of the last half minute, of which not all may be known. */
  since(lastId: string | undefined): Since {
    const known = this.entries.findIndex(({ id }) => id === lastId)
    if (known >= 0) return this.after(known, false)
    if (lastId !== undefined) return this.after(this.entries.length - 1, true)
    const from = this.clock() - lookBackSeconds * 1000
    const earlier = this.entries.filter(({ at }) => at < from).length
    return this.after(Math.max(0, earlier - 1), earlier === 0)
  }

  private after(index: number, missed: boolean): Since {
    const changes = this.entries.slice(index + 1).flatMap(({ change }) => (change ? [change] : []))
    return { id: this.entries[index]?.id ?? '', changes, missed }
  }

  private start = (): Entry => ({ id: randomUUID(), at: this.clock() })
}
