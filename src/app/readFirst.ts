import { adminApi } from '../api/adminApi'
import type { ApiDispatch } from '../api/send'
import { widest } from '../contract/paging'
import { rangeOf } from '../lists/listParams'
import type { ListEndpoint } from '../lists/rows/endpoint'
import type { FirstList, ScreenEntry } from './screens'

const lists: Readonly<Record<FirstList, Pick<ListEndpoint<unknown>, 'initiate'>>> = adminApi.endpoints
const { generalStats, settings } = adminApi.endpoints

/** Asks for what a screen shows first, unless it is there, so that it stands when the screen is opened. */
export function readFirst(dispatch: ApiDispatch, first: ScreenEntry['first']) {
  if (first?.paged) void dispatch(lists[first.call].initiate(rangeOf(0), { subscribe: false }))
  else if (first?.call === 'settings') void dispatch(settings.initiate(widest, { subscribe: false }))
  else if (first) void dispatch(generalStats.initiate(undefined, { subscribe: false }))
}
