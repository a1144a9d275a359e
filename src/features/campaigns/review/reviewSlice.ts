import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../../api/baseApi'
import type { Campaign } from '../../../contract/entities'
import { campaignChanges } from '../campaignChanges'

const { changeEnded } = campaignChanges.domain.slice.actions

/**
 * What became of a campaign in this review. `held`: approved by the person and not sent yet. `taken`: it is
 * decided already, or gone. `failed`: the approval was sent or tried, and did not succeed. `unknown`: whether it did
 * could not be learned. Both can be tried again. `said`: the server's own sentence.
 */
export type Decision =
  | { kind: 'held' | 'sending' | 'deactivated' | 'skipped' }
  | { kind: 'approved'; said?: string }
  | Taken
  | { kind: 'failed' | 'unknown'; text: string; requestId: string | undefined }

/** `at`: when that was learned, in milliseconds since 1970. `isTold`: the server told it at that moment. */
interface Taken {
  kind: 'taken'
  text: string
  at: number
  isTold?: true
}

/** Waiting campaigns from one reading of the server; `began` is when it began, in milliseconds since 1970. */
interface Reading {
  rows: readonly Campaign[]
  began: number
}

export interface ReviewState {
  /** Whether the page is open. */
  isShown: boolean
  reading: 'reading' | 'complete' | 'failed'
  /** The last reading failed; it may be on its way again. */
  hasFailed: boolean
  /** Campaigns that cannot be read, and so cannot be decided here. */
  leftOut: number
  /** The waiting campaigns in the order of the server, also those that are decided. */
  queue: Campaign[]
  /** The id of the campaign that is shown; undefined when each one is decided. */
  at: string | undefined
  decisions: Record<string, Decision>
  /** Ids of the held approvals, the newest last. */
  held: string[]
  /** When the review was opened, in milliseconds since 1970. */
  began: number
}

/** The end of an approval. `isShown`: the page is open and shows it. */
interface Decided {
  id: string
  name: string
  decision: Decision
  isShown: boolean
}

const initialState = (): ReviewState => ({
  isShown: false,
  reading: 'reading',
  hasFailed: false,
  leftOut: 0,
  queue: [],
  at: undefined,
  decisions: {},
  held: [],
  began: 0,
})

/** The next campaign without a decision after this one, from the start again if there is none. */
function nextOpen({ queue, decisions }: ReviewState, from: string): string | undefined {
  const index = queue.findIndex(({ id }) => id === from)
  return [...queue.slice(index + 1), ...queue.slice(0, index + 1)].find(({ id }) => !decisions[id])?.id
}

/** Whether the person may decide: nothing has been decided yet, or the decision can be changed. */
export const isOpen = (decision: Decision | undefined) =>
  decision === undefined || decision.kind === 'skipped' || isFailure(decision)

/** Whether an approval was tried without success, as far as is known. */
export const isFailure = (decision: Decision): decision is Extract<Decision, { kind: 'failed' | 'unknown' }> =>
  decision.kind === 'failed' || decision.kind === 'unknown'

const isTaken = (decision: Decision): decision is Taken => decision.kind === 'taken'

/** Whether the campaign was approved in this review, and is there to be deactivated or activated. */
const isLive = ({ kind }: Decision) => kind === 'approved' || kind === 'deactivated'

const knows = ({ queue }: ReviewState, id: string) => queue.some((campaign) => campaign.id === id)

/**
 * Adds new campaigns to the queue, and replaces those that can still be decided: their content may have changed, or the address
 * of their media may expire.
 */
function add(state: ReviewState, { rows, began }: Reading) {
  const read = new Map(rows.map((row) => [row.id, row]))
  // A decision that was learned after the reading began is newer than the reading.
  state.decisions = without(state.decisions, (decision, id) => isTaken(decision) && decision.at < began && read.has(id))
  state.queue = state.queue.map((campaign) => {
    const now = read.get(campaign.id)
    read.delete(campaign.id)
    return now && isOpen(state.decisions[now.id]) ? now : campaign
  })
  state.queue.push(...read.values())
  state.at ??= state.queue.find(({ id }) => !state.decisions[id])?.id
}

const without = (decisions: ReviewState['decisions'], isOut: (decision: Decision, id: string) => boolean) =>
  Object.fromEntries(Object.entries(decisions).filter(([id, decision]) => !isOut(decision, id)))

function take(state: ReviewState, { payload: { id, ...taken } }: PayloadAction<Omit<Taken, 'kind'> & { id: string }>) {
  if (knows(state, id) && isOpen(state.decisions[id])) state.decisions[id] = { kind: 'taken', ...taken }
}

export const reviewSlice = createSlice({
  name: 'review',
  initialState,
  reducers: {
    opened: {
      prepare: () => ({ payload: { now: Date.now() } }),
      // Approvals that are on their way or failed stay; everything else begins again.
      reducer: ({ decisions, held, queue }, { payload }: PayloadAction<{ now: number }>) => {
        const isKept = (id: string) => ['held', 'sending', 'failed', 'unknown'].includes(decisions[id]?.kind ?? '')
        return {
          ...initialState(),
          isShown: true,
          began: payload.now,
          held,
          queue: queue.filter(({ id }) => isKept(id)),
          decisions: without(decisions, (_decision, id) => !isKept(id)),
        }
      },
    },
    rowsRead: (state, { payload }: PayloadAction<Reading>) => add(state, payload),
    /** The whole queue as the server has it now. */
    queueRead: (state, { payload }: PayloadAction<Reading & { leftOut: number }>) => {
      state.reading = 'complete'
      state.hasFailed = false
      state.leftOut = payload.leftOut
      add(state, payload)
    },
    /** Somebody has decided; nobody has said who. */
    gone: {
      prepare: (id: string) => ({ payload: { id, text: 'No longer waiting', at: Date.now() } }),
      reducer: take,
    },
    /** A colleague has decided, as the server has told. */
    takenBy: {
      prepare: (id: string, text: string) => ({ payload: { id, text, at: Date.now(), isTold: true } as const }),
      reducer: take,
    },
    readFailed: (state) => {
      if (state.reading !== 'reading') return
      state.reading = 'failed'
      state.hasFailed = true
    },
    /** The queue is to be read again after a failure. */
    readAgain: (state) => {
      state.reading = 'reading'
    },
    approvePressed: (state, { payload: id }: PayloadAction<string>) => {
      if (!knows(state, id) || !isOpen(state.decisions[id])) return
      state.decisions[id] = { kind: 'held' }
      state.held.push(id)
      state.at = nextOpen(state, id)
    },
    skipPressed: (state, { payload: id }: PayloadAction<string>) => {
      if (!knows(state, id) || !isOpen(state.decisions[id])) return
      state.decisions[id] = { kind: 'skipped' }
      state.at = nextOpen(state, id)
    },
    /** Takes back the newest approval that is held, and shows its campaign. */
    undoPressed: (state) => {
      const id = state.held.pop()
      if (id === undefined) return
      state.decisions = without(state.decisions, ({ kind }, other) => other === id && kind === 'held')
      state.at = id
    },
    shown: (state, { payload: id }: PayloadAction<string>) => {
      if (knows(state, id)) state.at = id
    },
    /** To the next campaign, decided or not, or to the one before. */
    moved: (state, { payload: step }: PayloadAction<1 | -1>) => {
      const index = state.queue.findIndex(({ id }) => id === state.at)
      state.at = state.queue[index === -1 && step === -1 ? state.queue.length - 1 : index + step]?.id ?? state.at
    },
    /** Goes through those again that were skipped and those whose approval failed. */
    openAgain: (state) => {
      state.decisions = without(state.decisions, isOpen)
      state.at = state.queue.find(({ id }) => !state.decisions[id])?.id
    },
    sendingStarted: (state, { payload: id }: PayloadAction<string>) => {
      state.held = state.held.filter((other) => other !== id)
      state.decisions[id] = { kind: 'sending' }
    },
    decided: (state, { payload }: PayloadAction<Decided>) => {
      state.decisions[payload.id] = payload.decision
    },
    /** The page was left inside the console. */
    left: (state) => {
      state.isShown = false
    },
    /** The tab is closed, or its page is left. */
    pageHidden: () => undefined,
    /** The session has ended while so many approvals were held; they were not sent. */
    heldDropped: { prepare: (count: number) => ({ payload: count }), reducer: () => undefined },
  },
  extraReducers: (build) =>
    build.addCase(baseApi.util.resetApiState, initialState).addCase(changeEnded, (state, { payload }) => {
      const { id, action, outcome } = payload
      const decision = state.decisions[id]
      if (outcome.kind !== 'done' || !decision || !isLive(decision)) return
      state.decisions[id] = { kind: action === 'deactivate' ? 'deactivated' : 'approved' }
    }),
  selectors: { selectReview: (state) => state },
})

export const { selectReview } = reviewSlice.selectors
