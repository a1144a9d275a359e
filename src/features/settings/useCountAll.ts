import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import type { ApiDispatch } from '../../api/send'
import { readToEnd } from '../../lists/rows/readWindows'

type Counting =
  | { state: 'idle' | 'failed' }
  | { state: 'reading'; read: number; stop: () => void }
  | { state: 'counted'; count: number }

/** Counts the users at the minimum by reading them all, when asked to. What was counted holds until other rows come for `first`. */
export function useCountAll(first: unknown) {
  const dispatch = useDispatch<ApiDispatch>()
  const [kept, setKept] = useState<{ first: unknown; counting: Counting }>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [first])
  const counting: Counting = kept?.first === first && kept ? kept.counting : { state: 'idle' }

  const start = async () => {
    const { signal, ...run } = begin()
    try {
      const all = await readToEnd(dispatch, adminApi.endpoints.minPointsUsers, {}, run.show, signal)
      run.end({ state: 'counted', count: all.rows.length + all.leftOut })
    } catch {
      run.end({ state: 'failed' })
    }
  }

  function begin() {
    const run = new AbortController()
    control.current = run
    const end = (now: Counting) => !run.signal.aborted && setKept({ first, counting: now })
    const stop = () => {
      end({ state: 'idle' })
      run.abort()
    }
    const show = (read: number) => end({ state: 'reading', read, stop })
    show(0)
    return { signal: run.signal, show, end }
  }

  return { ...counting, start: () => void start() }
}
