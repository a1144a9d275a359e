import type { Viewing } from '../contract/events'
import type { EventsState, News } from './eventsSlice'

/** The store; the state of events joins it when its code has loaded. */
interface WithEvents {
  events?: EventsState
}

const nobody: readonly Viewing[] = []

/** What others have changed in the rows of this endpoint, which lists are named after; undefined when nothing. */
export const newsOf =
  (name: string) =>
  ({ events }: WithEvents): News | undefined =>
    events?.news[name]

export const isStreamOpen = ({ events }: WithEvents) => events?.source === 'stream'

export const viewingNow = ({ events }: WithEvents) => events?.viewing ?? nobody
