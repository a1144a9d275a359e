import { adminApi } from '../api/adminApi'
import type { ApiDispatch } from '../api/send'
import type { ListRequest } from '../contract/paging'
import { rangeOf } from '../lists/listParams'
import type { ListEndpoint } from '../lists/rows/endpoint'
import type { FirstList, ScreenEntry } from './screens'

const lists: Readonly<Record<FirstList | 'settings', Pick<ListEndpoint<unknown>, 'initiate'>>> = adminApi.endpoints

/** Asks for what a page shows first, unless that is in the cache or the page reads it fresh; resolves when it is there or has failed. */
export async function readFirst(dispatch: ApiDispatch, first: ScreenEntry['first'], rows: ListRequest = rangeOf(0)) {
  const unused = { subscribe: false } as const
  if (!first || first.readFresh) return
  if (first.call === 'generalStats') await dispatch(adminApi.endpoints.generalStats.initiate(undefined, unused))
  else await dispatch(lists[first.call].initiate(first.query ?? rows, unused))
}
