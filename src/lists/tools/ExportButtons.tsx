import { useEffect, useRef, useState } from 'react'
import { formatProgress } from '../../shared/amounts'
import { csvOf } from '../../shared/csv'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/messages/notify'
import { saveFile } from '../../ui/saveFile'
import { rowsText } from '../rows/rowsText'

export interface ExportButtonsProps {
  /** The noun for the rows, used in the file name. */
  name: string
  /** The lines of this page, starting with the labels; undefined while there is none. */
  page: readonly (readonly string[])[] | undefined
  /** All lines, and how many rows of the list cannot be read. */
  readAll: (
    progress: (read: number, total: number | undefined) => void,
    signal: AbortSignal,
  ) => Promise<{ lines: readonly (readonly string[])[]; leftOut: number }>
}

/**
 * Saves this page, or all rows that match the filters, as a CSV file. Reading all rows shows the progress and can be
 * stopped.
 */
export function ExportButtons({ name, page, readAll }: ExportButtonsProps) {
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const save = (lines: readonly (readonly string[])[], leftOut = 0) => {
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.csv`, 'text/csv;charset=utf-8', csvOf(lines))
    const missing = leftOut > 0 && `${rowsText(leftOut)} of the list can't be read`
    notify.success([`${rowsText(lines.length - 1)} exported`, missing].filter(Boolean).join('. '))
  }
  const exportAll = async () => {
    const control = new AbortController()
    reading.current = control
    setProgress({ read: 0, total: undefined })
    try {
      const { lines, leftOut } = await readAll((read, total) => {
        if (!control.signal.aborted) setProgress({ read, total })
      }, control.signal)
      if (!control.signal.aborted) save(lines, leftOut)
    } catch {
      if (!control.signal.aborted) notify.error('Not all rows could be loaded, so nothing was exported. Try again')
    } finally {
      if (!control.signal.aborted) setProgress(undefined)
    }
  }
  const stop = () => {
    reading.current?.abort()
    setProgress(undefined)
  }

  const { read = 0, total } = progress ?? {}
  return (
    <>
      <div style={{ display: 'grid' }}>
        {/* Always there, so that screen readers notice when its text comes. */}
        <span role="status">{progress && `${formatProgress(read, total)} rows read`}</span>
        {progress ? (
          <progress aria-label="Loading rows" value={total ? read : undefined} max={total} style={{ width: '100%' }} />
        ) : (
          <Button variant="outlined" disabled={!page} onClick={() => page && save(page)}>
            Export this page (CSV)
          </Button>
        )}
      </div>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        variant="outlined"
        disabled={!page && !progress}
        onClick={({ detail }) => {
          if (!progress) void exportAll()
          // The second press of a double click is still meant for the export.
          else if (detail < 2) stop()
        }}
      >
        {progress ? 'Stop' : 'Export all rows (CSV)'}
      </Button>
    </>
  )
}
