import styled from '@emotion/styled'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../Button'
import { chartStyle } from './chartStyle'
import { DataTable, type DataTableProps } from './DataTable'

interface ChartFrameProps {
  title: string
  table: DataTableProps
  /** Without a border, because something else frames the chart. */
  bare?: boolean
  children: ReactNode
}

/** A chart under its title; one press shows the same as a table. */
export function ChartFrame({ title, table, bare = false, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <Figure aria-labelledby={id} data-bare={bare}>
      <figcaption>
        <span id={id}>{title}</span>
        <Button aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Hide table' : 'Show as table'}
          <span className="visually-hidden"> {title}</span>
        </Button>
      </figcaption>
      {children}
      {isTable && <DataTable {...table} />}
    </Figure>
  )
}

const Figure = styled.figure({
  ...chartStyle,
  position: 'relative',
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  '&[data-bare=false]': {
    padding: '12px 20px 16px',
    border: '1px solid var(--border)',
    borderRadius: 8,
    background: 'var(--surface)',
  },
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontWeight: 600,
  },
  '& figcaption .button': {
    margin: '0 -12px 0 auto',
    padding: '0 12px',
    color: 'var(--quiet)',
    fontSize: 'calc(13rem / 14)',
    fontWeight: 500,
  },
  '@media print': { '& figcaption .button': { display: 'none' } },
})
