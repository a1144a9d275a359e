import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'

interface AnyRow {
  id: string
}

/** The reading of a whole list, for a search that the server does not do. */
export interface Reading<Row extends AnyRow = AnyRow> {
  state: 'reading' | 'complete' | 'stopped' | 'failed'
  /** The current run; windows of earlier runs are ignored. Null while none is running. */
  run: string | null
  rows: Row[]
  /** Rows that cannot be read. */
  leftOut: number
  /** The first row that was read. */
  from: number
  /** The first row of the next window. */
  next: number
  /** Undefined while unknown. */
  total: number | undefined
  /** Identifies the version of the list that is being read. */
  version: number | undefined
  /** When it began, in milliseconds since 1970. */
  since: number
  /** It could not be read again, so its rows are those from before. */
  isStale?: boolean
  /** While a complete list is read again: what it had before, shown until the new rows are complete. */
  before?: Pick<Reading<Row>, 'rows' | 'leftOut'>
}

/** The search for one row by its id; `progress` counts the rows looked through. */
interface Sought {
  id: string
  progress?: { read: number; total: number | undefined }
}

interface ListsState<Row extends AnyRow = AnyRow> {
  readings: Record<string, Reading<Row>>
  /** Lists whose server was found to ignore filters or order. */
  ignored: Record<string, true>
  /** The row that is being looked for in a list. */
  sought: Record<string, Sought>
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
  /** Requested by a person: continues after a stop or a failure, and reads a complete list again. */
  isForced: boolean
}

const initialState: ListsState = { readings: {}, ignored: {}, sought: {} }

const startOf = ({ run, from, version, at }: Start): Reading => ({
  ...{ state: 'reading', run, rows: [], leftOut: 0, from, next: from, total: undefined, version, since: at },
})

/** The state of lists that are searched in the browser, by list name. */
export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    readingStarted: ({ readings }, { payload }: PayloadAction<Start>) => {
      const { list, run, version, isForced } = payload
      const now = readings[list]
      if (!now) readings[list] = startOf(payload)
      else if (now.run !== null) return
      else if (now.state === 'complete') {
        if (isForced || now.version !== version)
          readings[list] = { ...startOf(payload), before: { rows: now.rows, leftOut: now.leftOut } }
      } else if (now.state === 'reading' || isForced) Object.assign(now, { state: 'reading', run })
    },
    // The rows are the same objects as in the query cache, so the DevTools log does not hold them twice.
    windowRead: (
      { readings },
      {
        payload: { list, run, rows, leftOut, ...at },
      }: PayloadAction<{ list: string; run: string; rows: AnyRow[] } & Pick<Reading, 'leftOut' | 'next' | 'total'>>,
    ) => {
      const now = readings[list]
      if (now?.run !== run) return
      now.rows.push(...rows)
      now.leftOut += leftOut
      Object.assign(now, at)
    },
    /** A row that was changed has been read again; all others stay the same. */
    rowKept: (
      { readings },
      { payload: { list, ...kept } }: PayloadAction<{ list: string } & Pick<Reading, 'rows' | 'before'>>,
    ) => void Object.assign(readings[list] ?? {}, kept),
    readingEnded: (
      { readings },
      { payload: { list, run, end } }: PayloadAction<{ list: string; run: string; end: 'complete' | 'failed' }>,
    ) => {
      const now = readings[list]
      if (now?.run !== run) return
      const kept = end === 'failed' ? now.before : undefined
      const state = now.before ? 'complete' : end
      Object.assign(now, kept, { state, run: null, before: undefined, isStale: kept !== undefined })
    },
    readingStopped: ({ readings }, { payload: list }: PayloadAction<string>) => {
      const now = readings[list]
      if (now) Object.assign(now, { state: 'stopped', run: null })
    },
    /** The rest is not needed now; the reading can continue later from here. */
    readingPaused: ({ readings }, { payload: list }: PayloadAction<string>) => {
      const now = readings[list]
      if (now) now.run = null
    },
    requestIgnored: ({ ignored }, { payload: list }: PayloadAction<string>) => {
      ignored[list] = true
    },
    rowSought: ({ sought }, { payload: { list, ...row } }: PayloadAction<Sought & { list: string }>) => {
      sought[list] = row
    },
    rowSearchEnded: ({ sought }, { payload: list }: PayloadAction<string>) => {
      Reflect.deleteProperty(sought, list)
    },
    listLeft: ({ readings, ignored }, { payload: list }: PayloadAction<string>) => {
      Reflect.deleteProperty(readings, list)
      Reflect.deleteProperty(ignored, list)
    },
  },
  extraReducers: (build) => build.addCase(baseApi.util.resetApiState, () => initialState),
})

/** The rows under a list's name come from its endpoint, which gives them their type. */
export const readingOf =
  <Row extends AnyRow>({ name }: { name: string; textOf: (row: Row) => string }) =>
  ({ lists }: WithLists<Row>): Reading<Row> | undefined =>
    lists.readings[name]

export const isIgnoring =
  (name: string) =>
  ({ lists }: WithLists): boolean =>
    lists.ignored[name] ?? false
