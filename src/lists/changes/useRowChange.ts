import { use } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ListRequestContext } from '../listRequest'
import type { RowChanges } from './defineChanges'

/** The function that changes a row of the surrounding list, and whether such a change is in progress. */
export function useRowChange<Row extends { id: string }, Action extends string>(
  { selectBusy, ask }: RowChanges<Row, Action>,
  row: Row,
) {
  const dispatch = useDispatch()
  const request = use(ListRequestContext)
  const busy = useSelector(selectBusy).includes(row.id)
  const change = (action: Action) => dispatch(ask(row, action, request))
  return { busy, change, request }
}
