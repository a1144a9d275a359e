import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ListEndpoint } from '../rows/endpoint'
import { findRow } from '../rows/findRow'
import { isRecord } from '../../contract/isRecord'
import { listsSlice, type WithLists } from './listsSlice'

const { rowSought, rowSearchEnded } = listsSlice.actions

const hasLists = (state: unknown): state is WithLists => isRecord(state) && 'lists' in state

/** The row that is being looked for in a list; a query of the API knows nothing of the state's type. */
export const soughtIn = (state: unknown, name: string) => (hasLists(state) ? state.lists.sought[name] : undefined)

/** The result of `findRow`, with its progress in the store; `rowSearchEnded` stops it. */
export const seekRow =
  <Row extends { id: string }>(
    { name, endpoint }: { name: string; endpoint: ListEndpoint<Row> },
    id: string,
  ): ThunkAction<ReturnType<ReturnType<typeof findRow<Row>>>, unknown, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    dispatch(rowSought({ list: name, id }))
    const signal = {
      get aborted() {
        return soughtIn(getState(), name)?.id !== id
      },
    }
    const onProgress = (read: number, total: number | undefined) => {
      if (!signal.aborted) dispatch(rowSought({ list: name, id, progress: { read, total } }))
    }
    const found = await dispatch(findRow(endpoint, { id }, { signal, onProgress }))
    if (!signal.aborted) dispatch(rowSearchEnded(name))
    return found
  }
