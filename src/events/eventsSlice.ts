import { createSlice, isFulfilled, isPending, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { adminApi } from '../api/adminApi'
import { baseApi } from '../api/baseApi'
import { isUnasked, type EndpointName } from '../contract/endpoints'
import { eventTags, touchedBy, type Changed, type ChangeName, type Viewing } from '../contract/events'
import type { StreamEnd } from '../api/events'
import { at } from '../shared/at'

/** What others have changed in the rows of one endpoint before they were last read, since this tab's own last write. */
export interface News {
  /** Who has changed a row, by its id. */
  by: Record<string, string>
  /** `told` until the rows are asked for, `read` once they have come. The names count for that read alone. */
  phase: 'told' | 'asked' | 'read'
}

export interface EventsState {
  /** Whether the server tells of changes; if not, what is visible is read again every minute instead of every five. */
  source: 'connecting' | 'stream' | 'readingAgain'
  news: Record<string, News | undefined>
  /** What other members of staff have open in the review. */
  viewing: readonly Viewing[]
}

const initialState = (): EventsState => ({ source: 'connecting', news: {}, viewing: [] })

const newsAt = ({ news }: EventsState, name: EndpointName): News => {
  const now = news[name]
  return (news[name] = { by: !now || now.phase === 'read' ? {} : now.by, phase: 'told' })
}

/** The news of the endpoint that a call reads. */
const newsReadBy = ({ news }: EventsState, { arg }: { arg: unknown }) => {
  const name = at(arg, 'endpointName')
  return typeof name === 'string' ? news[name] : undefined
}

/** Each endpoint has been told to have changed; who did it is unknown. */
function allTold(state: EventsState, { payload: names }: PayloadAction<readonly EndpointName[]>) {
  for (const name of names) newsAt(state, name)
}

/** Those that a person asks for. */
const changeNames = Object.keys(touchedBy).filter(
  (name): name is ChangeName & keyof typeof adminApi.endpoints =>
    name in touchedBy && name in adminApi.endpoints && !isUnasked(name),
)

const isOwnWrite = (action: UnknownAction) =>
  changeNames.some((name) => adminApi.endpoints[name].matchFulfilled(action))

/** What the server tells of changes. Its actions are facts, so that DevTools show each event. */
export const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    opened: (state) => {
      state.source = 'stream'
    },
    /** `isOwn`: this tab has made the change, and has read again what it needs. */
    changed: (state, { payload: { tags, by, isOwn } }: PayloadAction<Changed & { isOwn: boolean }>) => {
      if (isOwn) return
      for (const { type, id } of tags) {
        const news = newsAt(state, eventTags[type])
        if (id !== undefined) news.by[id] = by
      }
    },
    /** Everything may have changed, and so all that is in the cache. */
    missed: allTold,
    /** What is visible is being read again, because the server tells of no changes, or not of all. */
    untoldRead: allTold,
    lost: {
      // Under a name that diagnostics keep.
      prepare: (end: StreamEnd) => ({ payload: { end } }),
      reducer: (state) => {
        state.source = 'readingAgain'
        state.viewing = []
      },
    },
    viewingTold: (state, { payload }: PayloadAction<readonly Viewing[]>) => {
      state.viewing = [...payload]
    },
  },
  extraReducers: (build) =>
    build
      .addCase(baseApi.util.resetApiState, initialState)
      // A read that nobody's change has caused, as when the window gets the focus.
      .addMatcher(isPending, (state, { meta }) => {
        const news = newsReadBy(state, meta)
        if (news) Object.assign(news, news.phase === 'read' && { by: {} }, { phase: 'asked' })
      })
      .addMatcher(isFulfilled, (state, { meta }) => {
        const news = newsReadBy(state, meta)
        if (news?.phase === 'asked') news.phase = 'read'
      })
      // What this tab reads after its own write is its own doing.
      .addMatcher(isOwnWrite, (state) => {
        state.news = {}
      }),
})
