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
  /** Reads all rows that match and selects the first ones, at most `limit`; resolves to how many could be selected. */
  chooseAll: (limit: number, onProgress: OnProgress, signal: AbortSignal, isStopped: () => boolean) => Promise<number>
}

/** Offers to select the rows of all pages. They are read first, which shows its progress and can be stopped. */
export function SelectMatching({ isMore, total, narrowed, chooseAll }: SelectMatchingProps) {
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>()
  const [isCut, setCut] = useState(false)
  const stopReading = useRef<() => void>(undefined)
  useEffect(() => () => stopReading.current?.(), [])

  const begin = async () => {
    const reading = new AbortController()
    let isStopped = false
    stopReading.current = () => {
      isStopped = true
      reading.abort()
      setProgress(undefined)
    }
    const onProgress: OnProgress = (read, of) => {
      if (!isStopped) setProgress({ read, total: of })
    }
    onProgress(0, total)
    try {
      const found = await chooseAll(maxRows, onProgress, reading.signal, () => isStopped)
      if (!isStopped) setCut(found > maxRows)
    } catch {
      if (!isStopped) notify.error('Not all rows could be loaded, so only this page is selected. Try again')
    }
    if (!isStopped) setProgress(undefined)
  }

  if (progress)
    return (
      <>
        <span role="status">{formatProgress(progress.read, progress.total)} rows read</span>
        <Button onClick={() => stopReading.current?.()}>Stop</Button>
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
  return isCut && <span role="status">These are the first {maxRows}, the most that can be changed at once.</span>
}
