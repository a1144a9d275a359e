import { makeEventsSaga } from '../events/eventsSaga'
import { eventsSlice } from '../events/eventsSlice'
import { createTabs, tabsPort, type Tabs } from '../events/tabs'
import { isRecord } from '../contract/isRecord'
import { late } from '../lists/live/heldRows'
import { holdRows } from '../lists/live/holdRows'
import { keepFocus } from '../ui/keepFocus'
import type { Domain } from './feature'

/** The lists that are read as a whole for a search; each has the name of its endpoint, after that of what searches it, but for this one. */
const readWhole = (state: unknown) =>
  isRecord(state) && isRecord(state.lists) && isRecord(state.lists.readings)
    ? Object.keys(state.lists.readings).map((name) =>
        name === 'reachedUsers' ? 'minPointsUsers' : name.replace(/^(dossier|palette)\//, ''),
      )
    : []

late.holdRows = holdRows
keepFocus(document)

/** What others change; joins the store after the sign-in. */
export const eventsDomain: Domain = { name: 'events', slice: eventsSlice, saga: makeEventsSaga(readWhole) }

export const eventsContext = (tabs: Tabs = createTabs(window)) => tabsPort.with(tabs)
