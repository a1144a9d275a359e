import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import type { Column } from '../table/Table'

const ListMenuPopup = overlayPart(() => import(/* webpackChunkName: "list-menu" */ './ListMenuPopup'))

/** Reads all rows a list is narrowed to; tells how many of how many are there, and ends when the signal says so. */
export type ReadAll<Row> = (
  progress: (read: number, total: number | undefined) => void,
  signal: AbortSignal,
) => Promise<readonly Row[]>

export interface ListMenuProps<Row> {
  /** The name of the file, and what the rows are called. */
  name: string
  columns: readonly Column<Row>[]
  /** Whether columns are shown at all, and so can be hidden. */
  choosable: boolean
  hidden: readonly string[]
  show: (label: string, shown: boolean) => void
  /** The rows of this page; undefined while they are being read. */
  rows: readonly Row[] | undefined
  readAll: ReadAll<Row>
}

/** The menu of a list: which columns are shown, and the rows as a CSV file. Its code is fetched when it is about to open. */
export function ListMenu<Row extends { id: string }>({
  columns,
  choosable,
  rows,
  readAll,
  ...rest
}: ListMenuProps<Row>) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        look="outlined"
        ref={button}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void ListMenuPopup.preload()}
        onFocus={() => void ListMenuPopup.preload()}
        onClick={() => setOpen(true)}
        style={{ marginLeft: 'auto' }}
      >
        {choosable ? 'Columns and export' : 'Export'}
      </Button>
      {open && (
        <ListMenuPopup
          {...rest}
          columns={choosable ? columns.flatMap(({ label, hideLabel }) => (hideLabel ? [] : [label])) : []}
          page={rows?.length ? linesOf(columns, rows) : undefined}
          readAll={async (...how) => linesOf(columns, await readAll(...how))}
          anchor={button}
          labelledBy={id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The columns that have an exact value, as the lines of a file with their labels first. */
function linesOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const exported = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  return [exported.map(({ label }) => label), ...rows.map((row) => exported.map(({ text }) => text(row)))]
}
