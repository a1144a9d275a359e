import { makeEventsSaga } from '../events/eventsSaga'
import { eventsSlice } from '../events/eventsSlice'
import { createTabs, tabsPort, type Tabs } from '../events/tabs'
import { isRecord } from '../contract/isRecord'
import { late } from '../lists/live/heldRows'
import { holdRows } from '../lists/live/holdRows'
import { at } from '../shared/at'
import { keepFocus } from '../ui/keepFocus'
import type { Domain } from './feature'
import { fetchNavDrawer } from './fetchNavDrawer'
import { listenToListKeys } from './shortcuts/listKeys'

/** Named after their endpoint, with a prefix for dossier and palette; `reachedUsers` is the exception. */
const endpointOf = (list: string) =>
  list === 'reachedUsers' ? 'minPointsUsers' : list.replace(/^(dossier|palette)\//, '')

/** The endpoints whose lists are read as a whole for a search, again with each reading of their first rows, which then have a version. */
const readWhole = (state: unknown) => {
  const readings = at(at(state, 'lists'), 'readings')
  if (!isRecord(readings)) return []
  return Object.keys(readings)
    .filter((list) => at(readings[list], 'version') !== undefined)
    .map(endpointOf)
}

late.holdRows = holdRows
keepFocus(document)
fetchNavDrawer()
listenToListKeys()

/** What others change; joins the store after the sign-in. */
export const eventsDomain: Domain = { name: 'events', slice: eventsSlice, saga: makeEventsSaga(readWhole) }

export const eventsContext = (tabs: Tabs = createTabs(window)) => tabsPort.with(tabs)
