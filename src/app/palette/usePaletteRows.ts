import { useEffect, useEffectEvent, useState } from 'react'
import type { ListRequest } from '../../contract/paging'
import type { List } from '../../lists/defineList'
import { useListRows } from '../../lists/useListRows'

/** After so many rows the palette stops reading a list that the server can't search, until the person lets it go on. */
const rowsAtOnce = 1_000

/** The rows of a list that match; where the server can't search, the list is read here, a thousand rows at a time. */
export function usePaletteRows<Row extends { id: string }>(
  list: List<Row>,
  request: ListRequest,
  skip: boolean,
  belongs?: (row: Row) => boolean,
) {
  const rows = useListRows(list, request, belongs, skip)
  const { progress } = rows
  const [limit, setLimit] = useState(rowsAtOnce)
  const isAtLimit = progress?.state === 'reading' && progress.read >= limit
  const stop = useEffectEvent(() => progress?.stop())
  useEffect(() => {
    if (isAtLimit) stop()
  }, [isAtLimit])
  const goOn =
    progress && progress.state !== 'reading' && progress.state !== 'complete'
      ? () => {
          setLimit(progress.read + rowsAtOnce)
          progress.again()
        }
      : undefined
  return { ...rows, list, goOn }
}

export type PaletteRows<Row extends { id: string }> = ReturnType<typeof usePaletteRows<Row>>
