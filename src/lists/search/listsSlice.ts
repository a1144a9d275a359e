import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'

interface AnyRow {
  id: string
}

/** The reading of a whole list, for a search that the server does not do. */
export interface Reading<Row extends AnyRow = AnyRow> {
  state: 'reading' | 'complete' | 'stopped' | 'failed'
  /** Which run reads on; windows of another one come too late. Null while none does. */
  run: string | null
  rows: Row[]
  /** The row to read next. */
  next: number
  /** Undefined while nobody knows it. */
  total: number | undefined
  /** Names the state of the list that is read. */
  version: number | undefined
  /** When it began, in milliseconds since 1970. */
  since: number
  /** While a complete list is read again: its rows of before, which are shown until the newer ones are all there. */
  before?: Row[]
}

interface ListsState<Row extends AnyRow = AnyRow> {
  readings: Record<string, Reading<Row>>
  /** Lists whose server was seen to ignore what it was asked for. */
  ignored: Record<string, true>
}

export interface WithLists<Row extends AnyRow = AnyRow> {
  lists: ListsState<Row>
}

interface Start {
  list: string
  run: string
  /** The first row to read. */
  from: number
  version: number | undefined
  at: number
  /** Somebody asked for it: goes on after a stop or a failure, and reads a complete list once more. */
  isAsked: boolean
}

const initialState: ListsState = { readings: {}, ignored: {} }

const startOf = ({ run, from, version, at }: Start): Reading => ({
  ...{ state: 'reading', run, rows: [], next: from, total: undefined, version, since: at },
})

/** What the store knows of lists that are searched in the browser, by the names of the lists. */
export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    readingStarted: ({ readings }, { payload }: PayloadAction<Start>) => {
      const { list, run, version, isAsked } = payload
      const now = readings[list]
      if (!now) readings[list] = startOf(payload)
      else if (now.run !== null) return
      else if (now.state === 'complete') {
        if (isAsked || now.version !== version) readings[list] = { ...startOf(payload), before: now.rows }
      } else if (now.state === 'reading' || isAsked) Object.assign(now, { state: 'reading', run })
    },
    // The rows are the same objects that the read has put into the cache, so the log of actions holds nothing twice.
    windowRead: (
      { readings },
      {
        payload: { list, run, rows, ...at },
      }: PayloadAction<{ list: string; run: string; rows: AnyRow[]; next: number; total: number | undefined }>,
    ) => {
      const now = readings[list]
      if (now?.run !== run) return
      now.rows.push(...rows)
      Object.assign(now, at)
    },
    readingEnded: (
      { readings },
      { payload: { list, run, end } }: PayloadAction<{ list: string; run: string; end: 'complete' | 'failed' }>,
    ) => {
      const now = readings[list]
      if (now?.run !== run) return
      const rows = end === 'failed' && now.before ? now.before : now.rows
      Object.assign(now, { rows, state: now.before ? 'complete' : end, run: null, before: undefined })
    },
    readingStopped: ({ readings }, { payload: list }: PayloadAction<string>) => {
      const now = readings[list]
      if (now) Object.assign(now, { state: 'stopped', run: null })
    },
    /** Nobody wants the rest just now; wanted again, the reading goes on where it was. */
    readingPaused: ({ readings }, { payload: list }: PayloadAction<string>) => {
      const now = readings[list]
      if (now) now.run = null
    },
    requestIgnored: ({ ignored }, { payload: list }: PayloadAction<string>) => {
      ignored[list] = true
    },
    listLeft: ({ readings, ignored }, { payload: list }: PayloadAction<string>) => {
      Reflect.deleteProperty(readings, list)
      Reflect.deleteProperty(ignored, list)
    },
  },
  extraReducers: (build) => build.addCase(baseApi.util.resetApiState, () => initialState),
})

/** The rows under the name of a list are those that its endpoint has read, so the list says of which kind they are. */
export const readingOf =
  <Row extends AnyRow>({ name }: { name: string; textOf: (row: Row) => string }) =>
  ({ lists }: WithLists<Row>): Reading<Row> | undefined =>
    lists.readings[name]

export const isIgnoring =
  (name: string) =>
  ({ lists }: WithLists): boolean =>
    lists.ignored[name] ?? false
