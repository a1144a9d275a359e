import { useCallback } from 'react'
import { dossierRows } from '../contract/dossier'
import type { List } from '../lists/defineList'
import { useListRows } from '../lists/useListRows'
import type { Counted, Reading } from './reading'

/** The rows of a list that have this text and belong to the person; searched by the server, or here with progress. */
export function useSearched<Row extends { id: string }>(
  list: List<Row>,
  text: string,
  isTheirs: (row: Row, text: string) => boolean,
): Reading<Counted<Row>> {
  const belongs = useCallback((row: Row) => isTheirs(row, text), [isTheirs, text])
  return useListRows(list, { start: 0, end: dossierRows - 1, search: text }, belongs)
}
