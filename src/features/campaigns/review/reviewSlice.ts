import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../../api/baseApi'
import { campaignChanges } from '../campaignChanges'
import { isLive, isOpen, type Decision } from './decision'
import { add, initialState, knows, nextOpen, take, without, type Reading, type TakenCampaign } from './reviewState'

const { changeEnded } = campaignChanges.domain.slice.actions

/** The end of an approval. `isShown`: the page is open and shows it. */
interface Decided {
  id: string
  name: string
  decision: Decision
  isShown: boolean
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
      reducer: (state, { payload }: PayloadAction<TakenCampaign>) => take(state, payload),
    },
    /** A colleague has decided, as the server has told. */
    takenBy: {
      prepare: (id: string, text: string) => ({ payload: { id, text, at: Date.now(), isTold: true } as const }),
      reducer: (state, { payload }: PayloadAction<TakenCampaign>) => take(state, payload),
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
      state.at = id
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

/** The tab is closed, or its page is left. */
export const pageHidden = createAction('review/pageHidden')
/** The page was left while so many approvals were held that wait for the network. */
export const heldLeft = createAction<number>('review/heldLeft')
/** The session has ended while so many approvals were held; they were not sent. */
export const heldDropped = createAction<number>('review/heldDropped')
