import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import type { OnProgress } from '../rows/readWindows'
import type { Column, Field } from '../table/columns'
import type { HiddenColumns } from './columnChoice'

const ListMenuPopup = overlayPart(() => import(/* webpackChunkName: "list-menu" */ './ListMenuPopup'))

/** Reads all rows a list is narrowed to; tells how many of how many are there, and ends when the signal says so. */
export type ReadAll<Row> = (onProgress: OnProgress, signal: AbortSignal) => Promise<readonly Row[]>

interface ListMenuProps<Row> {
  /** The name of the file, and what the rows are called. */
  name: string
  /** What a file has of each row. */
  fields: readonly Field<Row>[]
  /** The columns that are on the screen and so can be hidden. */
  columns: readonly Column<Row>[]
  hidden: HiddenColumns
  /** The rows of this page; undefined while they are being read. */
  rows: readonly Row[] | undefined
  readAll: ReadAll<Row>
}

/** The menu of a list: which columns are shown, and the rows as a CSV file. Its code is fetched when it is about to open. */
export function ListMenu<Row extends { id: string }>(props: ListMenuProps<Row>) {
  const { name, fields, columns, hidden, rows, readAll } = props
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="outlined"
        ref={button}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void ListMenuPopup.preload()}
        onFocus={() => void ListMenuPopup.preload()}
        onClick={() => setOpen(true)}
        style={{ marginLeft: 'auto' }}
      >
        {columns.length ? 'Columns and export' : 'Export'}
      </Button>
      {open && (
        <ListMenuPopup
          {...hidden}
          name={name}
          columns={columns.flatMap(({ label, hideLabel }) => (hideLabel ? [] : [label]))}
          page={rows?.length ? linesOf(fields, rows) : undefined}
          readAll={async (...how) => linesOf(fields, await readAll(...how))}
          anchor={button}
          labelledBy={id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The fields that have an exact value, as the lines of a file with their labels first. */
function linesOf<Row>(fields: readonly Field<Row>[], rows: readonly Row[]): string[][] {
  const exported = fields.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  return [exported.map(({ label }) => label), ...rows.map((row) => exported.map(({ text }) => text(row)))]
}
