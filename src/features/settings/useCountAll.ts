import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import type { ApiDispatch } from '../../api/send'
import { readToEnd } from '../../lists/rows/readWindows'

type Counting = { state: 'idle' | 'failed' } | { state: 'reading'; read: number } | { state: 'counted'; count: number }

/** Counts the users at the minimum by reading them all, when asked to. What was counted holds until other rows come for `first`. */
export function useCountAll(first: unknown) {
  const dispatch = useDispatch<ApiDispatch>()
  const [kept, setKept] = useState<{ first: unknown; counting: Counting }>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [first])
  const counting: Counting = kept?.first === first && kept ? kept.counting : { state: 'idle' }

  const start = async () => {
    const run = new AbortController()
    control.current = run
    const show = (now: Counting) => !run.signal.aborted && setKept({ first, counting: now })
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
    setKept(undefined)
  }
  return { ...counting, start: () => void start(), stop }
}
