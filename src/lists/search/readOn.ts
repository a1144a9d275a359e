import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { windowsOf, type ReadWindow } from '../rows/readWindows'
import type { ApiDispatch } from '../../api/send'

interface WholeList<Row> {
  /** Names the state of the list that was read. */
  version: number | undefined
  rows: readonly Row[]
  /** The row to read next. */
  next: number
  total: number | undefined
  state: 'reading' | 'complete' | 'stopped' | 'failed'
  /** When its reading began, in milliseconds since 1970. */
  since: number
}

interface Reading<Row> {
  /** Reading goes on only while it is. */
  wanted: boolean
  /** A list that is complete is read again behind the rows that are shown when this changes. */
  version: number | undefined
  /** The first row to read. */
  from: number
  read: ReadWindow<Row>
}

/**
 * Reads a list to its end while it is wanted, and keeps what it has: wanted again it goes on where it was. `stop` keeps
 * what is there; `again` goes on, or reads a complete list afresh.
 */
export function useWholeList<Row extends { id: string }>({ wanted, version, from, read }: Reading<Row>) {
  const dispatch = useDispatch<ApiDispatch>()
  const [whole, setWhole] = useState<WholeList<Row>>()
  const control = useRef<AbortController>(undefined)
  const [round, setRound] = useState(0)
  const outdated = whole?.state === 'complete' && whole.version !== version ? whole : undefined

  const readOn = useEffectEvent(async ({ signal }: AbortController) => {
    if (whole && whole.state !== 'reading' && !outdated) return
    const fresh = { version, rows: [], next: from, total: undefined, since: Date.now() }
    let now: WholeList<Row> = whole?.state === 'reading' ? whole : { ...fresh, state: 'reading' }
    // The rows of before stay until the newer ones are all there.
    const show = () => (!outdated || now.state === 'complete') && setWhole(now)
    show()
    try {
      for await (const { rows, total, next } of windowsOf(dispatch, read, signal, now.next)) {
        if (signal.aborted) return
        now = { ...now, rows: [...now.rows, ...rows], total, next }
        show()
      }
      now = { ...now, state: 'complete' }
    } catch {
      now = { ...now, state: 'failed' }
    }
    if (!signal.aborted) show()
  })
  useEffect(() => {
    if (!wanted) return
    const begun = new AbortController()
    control.current = begun
    void readOn(begun)
    return () => begun.abort()
  }, [wanted, round, outdated])

  const stop = () => {
    control.current?.abort()
    setWhole((before) => before && { ...before, state: 'stopped' })
  }
  const again = () => {
    setWhole((before) => {
      if (!before) return before
      return before.state === 'complete' ? { ...before, version: Number.NaN } : { ...before, state: 'reading' }
    })
    setRound(round + 1)
  }
  return { rest: whole, stop, again }
}
