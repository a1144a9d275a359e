import { formatProgress } from '../../shared/amounts'
import { counted } from '../../shared/counted'
import { csvOf } from '../../shared/csv'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/messages/notify'
import { saveFile } from '../../ui/saveFile'
import { ReadingButton } from '../rows/ReadingButton'
import type { OnProgress } from '../rows/readWindows'
import type { Reading } from '../rows/useReading'

export interface ExportButtonsProps {
  /** The noun for the rows, used in the file name. */
  name: string
  /** The lines of this page, starting with the labels; undefined while there is none. */
  page: readonly (readonly string[])[] | undefined
  /** All lines, and how many rows of the list cannot be read. */
  readAll: (
    onProgress: OnProgress,
    signal: AbortSignal,
  ) => Promise<{ lines: readonly (readonly string[])[]; leftOut: number }>
  reading: Reading
}

/**
 * Saves this page, or all rows that match the filters, as a CSV file. Reading all rows shows the progress and can be
 * stopped.
 */
export function ExportButtons({ name, page, readAll, reading: { progress, begin, stop } }: ExportButtonsProps) {
  const save = (lines: readonly (readonly string[])[], leftOut = 0) => {
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.csv`, 'text/csv;charset=utf-8', csvOf(lines))
    const missing = leftOut > 0 && `${counted(leftOut, 'row')} of the list can't be read`
    notify.success([`${counted(lines.length - 1, 'row')} exported`, missing].filter(Boolean).join('. '))
  }
  const exportAll = () =>
    begin(async (onProgress, signal) => {
      const { lines, leftOut } = await readAll(onProgress, signal)
      if (!signal.aborted) save(lines, leftOut)
    }, 'Not all rows could be loaded, so nothing was exported. Try again')

  const { read = 0, total } = progress ?? {}
  return (
    <>
      <div style={{ display: 'grid' }}>
        {/* The message at the end is read out, and not each hundred rows. */}
        <span>{progress && `${formatProgress(read, total)} rows read`}</span>
        {progress ? (
          <progress aria-label="Loading rows" value={total ? read : undefined} max={total} style={{ width: '100%' }} />
        ) : (
          <Button variant="outlined" disabled={!page} onClick={() => page && save(page)}>
            Export this page (CSV)
          </Button>
        )}
      </div>
      <ReadingButton
        variant="outlined"
        disabled={!page && !progress}
        isReading={progress !== undefined}
        begin={() => void exportAll()}
        stop={stop}
      >
        Export all rows (CSV)
      </ReadingButton>
    </>
  )
}
