import { useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import type { ApiDispatch } from '../../api/send'
import { readToEnd } from '../../lists/rows/readWindows'

type Counting = { state: 'idle' | 'failed' } | { state: 'reading'; read: number } | { state: 'counted'; count: number }

const idle: Counting = { state: 'idle' }

/**
 * Counts the users at the minimum by reading them all, when asked to. The result is shown until `first` has other rows; these do not
 * stop a running count. A new minimum cancels it: it would mix two groups.
 */
export function useCountAll(first: unknown, minimum: string | undefined) {
  const dispatch = useDispatch<ApiDispatch>()
  const [counting, setCounting] = useState(idle)
  const [known, setKnown] = useState(first)
  const [asked, setAsked] = useState(minimum)
  const control = useRef<AbortController>(undefined)
  useLayoutEffect(() => () => control.current?.abort(), [])
  // A layout effect: before a later effect, an arriving window could still show the progress of the cancelled count.
  useLayoutEffect(() => (asked === undefined ? undefined : () => control.current?.abort()), [asked])
  // From unknown to known is no new minimum.
  if (minimum !== undefined && minimum !== asked) {
    setAsked(minimum)
    if (asked !== undefined) setCounting(idle)
  }
  if (known !== first) {
    setKnown(first)
    if (counting.state !== 'reading') setCounting(idle)
  }

  const start = async () => {
    const run = new AbortController()
    control.current = run
    const show = (now: Counting) => !run.signal.aborted && setCounting(now)
    const onProgress = (read: number) => show({ state: 'reading', read })
    onProgress(0)
    try {
      const all = await readToEnd(dispatch, adminApi.endpoints.minPointsUsers, {}, onProgress, run.signal)
      show({ state: 'counted', count: all.rows.length + all.leftOut })
    } catch {
      show({ state: 'failed' })
    }
  }
  const stop = () => {
    control.current?.abort()
    setCounting(idle)
  }
  return { ...counting, start: () => void start(), stop }
}
