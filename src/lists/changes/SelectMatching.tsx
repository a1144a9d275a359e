import { useState } from 'react'
import { formatCount, formatProgress } from '../../shared/amounts'
import { ReadingButton } from '../rows/ReadingButton'
import type { OnProgress } from '../rows/readWindows'
import { useReading } from '../rows/useReading'

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
  const { progress, begin, stop } = useReading()
  const [isCut, setCut] = useState(false)
  const selectAll = () =>
    begin(async (onProgress, signal) => {
      const isMoreThan = await chooseAll(maxRows, onProgress, signal)
      if (!signal.aborted) setCut(isMoreThan)
    }, 'Not all rows could be loaded, so only this page is selected. Try again')

  return (
    <>
      {/* Always there, so that screen readers notice when its text comes. */}
      <span role="status" aria-live={progress ? 'off' : 'polite'}>
        {progress
          ? `${formatProgress(progress.read, progress.total)} rows read`
          : !isMore && isCut && `These are the first rows: at most ${maxRows} can be changed at once.`}
      </span>
      {(progress || isMore) && (
        <ReadingButton isReading={progress !== undefined} begin={() => void selectAll()} stop={stop}>
          {['Select all', total !== undefined && formatCount(total), (narrowed || total === undefined) && 'that match']
            .filter(Boolean)
            .join(' ')}
        </ReadingButton>
      )}
    </>
  )
}
