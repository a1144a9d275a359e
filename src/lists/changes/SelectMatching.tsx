import { useEffect, useRef, useState } from 'react'
import { formatCount, formatProgress } from '../../shared/amounts'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/messages/notify'
import type { OnProgress } from '../rows/readWindows'

/** The most rows that one bulk change may have: each is read and written by itself. */
const maxRows = 500

export interface SelectMatchingProps {
  /** All rows of the page are selected, and there are others. */
  isMore: boolean
  /** The rows that match; undefined while unknown. */
  total: number | undefined
  /** Whether filters are set. */
  narrowed: boolean
  /** Reads the rows that match and selects the first ones, at most `limit`; resolves to whether there are more. */
  chooseAll: (limit: number, onProgress: OnProgress, signal: AbortSignal) => Promise<boolean>
}

/** Offers to select the rows of all pages. They are read first, which shows its progress and can be stopped. */
export function SelectMatching({ isMore, total, narrowed, chooseAll }: SelectMatchingProps) {
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>()
  const [isCut, setCut] = useState(false)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const begin = async () => {
    const control = new AbortController()
    const { signal } = control
    reading.current = control
    setProgress({ read: 0, total })
    try {
      const isMoreThan = await chooseAll(
        maxRows,
        (read, of) => {
          if (!signal.aborted) setProgress({ read, total: of })
        },
        signal,
      )
      if (!signal.aborted) setCut(isMoreThan)
    } catch {
      if (!signal.aborted) notify.error('Not all rows could be loaded, so only this page is selected. Try again')
    }
    if (!signal.aborted) setProgress(undefined)
  }
  const stop = () => {
    reading.current?.abort()
    setProgress(undefined)
  }

  if (progress)
    return (
      <>
        <span role="status">{formatProgress(progress.read, progress.total)} rows read</span>
        <Button onClick={stop}>Stop</Button>
      </>
    )
  if (isMore)
    return (
      <Button onClick={() => void begin()}>
        {['Select all', total !== undefined && formatCount(total), (narrowed || total === undefined) && 'that match']
          .filter(Boolean)
          .join(' ')}
      </Button>
    )
  return isCut && <span role="status">These are the first rows: at most {maxRows} can be changed at once.</span>
}
