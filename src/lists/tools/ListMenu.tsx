import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import type { ReadAll } from '../rows/allRows'
import type { Column, Field } from '../table/columns'
import type { HiddenColumns } from './columnChoice'

const ListMenuPopup = overlayPart(() => import(/* webpackChunkName: "menu" */ './ListMenuPopup'))

interface ListMenuProps<Row> {
  /** The name of the file and the noun for the rows. */
  name: string
  /** The fields of each row in the file. */
  fields: readonly Field<Row>[]
  /** The columns that can be hidden. */
  columns: readonly Column<Row>[]
  hidden: HiddenColumns
  /** The rows of this page; undefined while they load. */
  rows: readonly Row[] | undefined
  readAll: ReadAll<Row>
  /** Further tools, on a compact screen. */
  more: ReactNode
}

/** The menu of a list: saved views, visible columns, and export as CSV; order and filters where there is little room. Its code is fetched when it is likely to be opened next. */
export function ListMenu<Row extends { id: string }>(props: ListMenuProps<Row>) {
  const { name, fields, columns, hidden, rows, readAll, more } = props
  const button = useRef<HTMLButtonElement>(null)
  // Undefined: closed. `false`: hidden while an export goes on.
  const [open, setOpen] = useState<boolean>()
  const id = useId()
  return (
    <>
      <Button
        variant="outlined"
        ref={button}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={!!open}
        {...ListMenuPopup.onIntent}
        onClick={() => setOpen(true)}
        style={{ marginLeft: 'auto' }}
      >
        Options
      </Button>
      {open !== undefined && (
        <ListMenuPopup
          {...hidden}
          name={name}
          more={more}
          columns={columns}
          page={rows?.length ? linesOf(fields, rows) : undefined}
          readAll={async (...how) => {
            const { rows: all, leftOut } = await readAll(...how)
            return { lines: linesOf(fields, all), leftOut }
          }}
          open={open}
          anchor={button}
          labelledBy={id}
          onHide={() => setOpen(false)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** The exportable fields as the lines of a file, starting with their labels. */
function linesOf<Row>(fields: readonly Field<Row>[], rows: readonly Row[]): string[][] {
  const exported = fields.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  return [exported.map(({ label }) => label), ...rows.map((row) => exported.map(({ text }) => text(row)))]
}
