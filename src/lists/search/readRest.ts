import { nanoid, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { List } from '../defineList'
import { windowsOf } from '../rows/readWindows'
import { listsSlice, readingOf, type WithLists } from './listsSlice'

const { readingStarted, windowRead, readingEnded } = listsSlice.actions

export type ListsDispatch<Row extends { id: string }> = ThunkDispatch<WithLists<Row>, unknown, UnknownAction>

interface ReadingOptions<Row> {
  /** The rows of the first window. */
  first: readonly Row[]
  from: number
  version: number | undefined
  isForced?: boolean
}

/**
 * Reads the rest of a list. Stopping, pausing or dropping the reading ends its run in the state, and thereby this loop.
 */
export const readRest =
  <Row extends { id: string }>(
    list: List<Row>,
    { isForced = false, first, ...options }: ReadingOptions<Row>,
  ): ThunkAction<Promise<void>, WithLists<Row>, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const { name, endpoint } = list
    const run = nanoid()
    dispatch(readingStarted({ list: name, run, isForced, at: Date.now(), ...options }))
    const reading = () => readingOf(list)(getState())
    const begun = reading()
    if (begun?.run !== run) return
    const signal = {
      get aborted() {
        return reading()?.run !== run
      },
    }
    const before = [...first, ...begun.rows]
    const got = options.from + begun.rows.length + begun.leftOut
    const end = await (async () => {
      try {
        const windows = windowsOf(dispatch, endpoint, {}, signal, begun.next, before, got)
        for await (const { rows, total, next, leftOut } of windows) {
          if (signal.aborted) break
          dispatch(windowRead({ list: name, run, rows, total, next, leftOut }))
        }
        return 'complete'
      } catch {
        return 'failed'
      }
    })()
    if (!signal.aborted) dispatch(readingEnded({ list: name, run, end }))
  }
