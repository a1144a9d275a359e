import { useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { inlinePart } from '../../ui/lazyPart'
import { FloatingBar } from '../FloatingBar'
import type { BulkParts } from './BulkBar'

const BulkBar = inlinePart(() => import(/* webpackChunkName: "menu" */ './BulkBar'), { room: 'line' })

/** What is done with the selected rows, and then the progress of that; its code comes with the first selected row. */
export function BulkActions<Row extends { id: string }>(parts: BulkParts<Row>) {
  const { rows, clear } = parts.selection
  const running = useSelector(parts.bulk.selectBulk)
  if (!running && rows.length === 0) return null
  return (
    <FloatingBar role="group" aria-label="Selected rows">
      {rows.length > 0 && <strong>{rows.length} selected</strong>}
      <BulkBar parts={(show) => show(parts)} />
      {rows.length > 0 && <Button onClick={clear}>Clear selection</Button>}
    </FloatingBar>
  )
}
