import { useCallback } from 'react'
import type { ListState } from '../useListState'

/** Counts the rows of a status ('' for all) where all rows could be read and tell their status; undefined elsewhere. */
export function useRowCounter<Row>({
  list: { fits, uncounted },
  params,
  page,
  total,
  tools: { ofAnyStatus, progress },
}: ListState<Row>) {
  const leftOut = progress?.leftOut ?? 0
  const isWhole = !params.narrowed && total === page?.rows.length
  const shown = isWhole ? page?.rows : undefined
  return useCallback(
    (status: string) => {
      if (status === uncounted || leftOut > 0) return undefined
      const rows = ofAnyStatus ? ofAnyStatus() : shown
      return rows?.filter((row) => !status || fits?.(row, { status }) !== false).length
    },
    [ofAnyStatus, shown, fits, uncounted, leftOut],
  )
}
