import { useCallback } from 'react'
import { dossierRows } from '../contract/dossier'
import type { List } from '../lists/defineList'
import { useListRows } from '../lists/useListRows'
import type { Counted, Reading } from './reading'

/**
 * The rows of a list that belong to the person. `names` has one name a line: a single one is searched by the server if it can,
 * several are always searched here, with progress, because the search of a list takes one.
 */
export function useSearched<Row extends { id: string }>(
  list: List<Row>,
  names: string,
  isTheirs: (row: Row, name: string) => boolean,
): Reading<Counted<Row>> {
  const belongs = useCallback((row: Row) => names.split('\n').some((name) => isTheirs(row, name)), [isTheirs, names])
  return useListRows(list, { start: 0, end: dossierRows - 1, search: names.includes('\n') ? '' : names }, belongs)
}
