import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import createSagaMiddleware from 'redux-saga'
import { baseApi } from '../api/baseApi'
import type { ApiError } from '../api/errors'
import { apiDispatch } from '../api/send'
import type { Message } from '../contract/entities'
import type { ListRequest } from '../contract/paging'
import { campaignChanges } from '../features/campaigns/campaignChanges'
import { hasStatus } from '../features/campaigns/campaignStatus'
import { makeReviewSaga } from '../features/campaigns/review/reviewSaga'
import { isFailure, reviewSlice } from '../features/campaigns/review/reviewSlice'
import { expired, sessionSlice, signedIn, signedOut, signOutRequested } from '../session/sessionSlice'
import { campaigns } from './builders'

/** What somebody or something does in a review. */
export type Step =
  | { do: 'approve' | 'undo' | 'skip' | 'back' | 'again' | 'leaveAndReturn' | 'hidePage' | 'signInAgain' }
  | { do: 'pass'; ms: number }
  | { do: 'network'; on: boolean }
  | { do: 'colleague'; id: string }
  /** How the next write fares: its request or its answer is lost, or the session has ended. */
  | { do: 'next'; write: 'requestLost' | 'answerLost' | 'unauthorised' }

const { approvePressed, undoPressed, skipPressed, moved, openAgain, left, opened, pageHidden, decided } =
  reviewSlice.actions
const session = { key: 'k', role: 'moderator', name: 'Mona', email: '' } as const
const lost: ApiError = { status: 'FETCH_ERROR', error: 'lost' }

/** A review of `count` campaigns on a server that is part of it, with what was pressed and what was sent. */
export function startReview(count: number) {
  const reducer = combineSlices(reviewSlice, sessionSlice, baseApi)
  const sagas = createSagaMiddleware<object>()
  /** Ids of the campaigns whose approval was said to have failed. */
  const failed = new Set<string>()
  const listen: Middleware = () => (next) => (action) => {
    if (decided.match(action) && isFailure(action.payload.decision)) failed.add(action.payload.id)
    return next(action)
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(listen, sagas),
  })
  const stopListening = setupListeners(store.dispatch)
  sagas.setContext(apiDispatch.with(store.dispatch))

  const rows = new Map(campaigns(count).map((row) => [row.id, row]))
  /** How many approvals of a campaign were pressed and not taken back, and how many were sent. */
  const wanted = new Map<string, number>()
  const sent = new Map<string, number>()
  let fate: 'requestLost' | 'answerLost' | 'unauthorised' | undefined
  const isOnline = () => store.getState().api.config.online
  const add = (counts: Map<string, number>, id: string, by: number) => counts.set(id, (counts.get(id) ?? 0) + by)
  const approveOnServer = (id: string) => {
    const row = rows.get(id)
    if (row) rows.set(id, { ...row, is_approved: true, is_active: true })
  }

  const read = (request: ListRequest) => {
    const found = [...rows.values()].filter((row) =>
      request.id === undefined ? hasStatus(row, request.status) : row.id === request.id,
    )
    const applied = request.id === undefined ? ['status'] : ['id']
    return { rows: found.slice(request.start, request.end + 1), total: found.length, applied }
  }
  const write = (id: string): { data: Message } | { error: ApiError } => {
    add(sent, id, 1)
    const now = isOnline() ? fate : 'requestLost'
    fate = undefined
    if (now === 'unauthorised') {
      store.dispatch(expired())
      return { error: { status: 401, data: { message: 'Unauthorised' } } }
    }
    if (now === 'requestLost') return { error: lost }
    if (rows.get(id)?.is_approved) return { error: { status: 409, data: { message: 'Already approved' } } }
    approveOnServer(id)
    return now === 'answerLost' ? { error: lost } : { data: { message: 'Approved' } }
  }
  const kind = {
    ...campaignChanges.kind,
    endpoint: {
      useQuery: () => ({ isFetching: false, refetch: () => undefined }),
      initiate: (request: ListRequest) => () =>
        Object.assign(Promise.resolve(isOnline() ? { data: read(request) } : { error: lost }), {
          unsubscribe: () => undefined,
        }),
    },
    send:
      ({ id }: { id: string }) =>
      () =>
        Promise.resolve(write(id)),
  }
  const saga = sagas.run(makeReviewSaga(kind))

  const review = () => store.getState().review
  const decisionAt = (id: string | undefined) => (id === undefined ? undefined : review().decisions[id]?.kind)
  const network = (on: boolean) => window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  const signIn = () => store.dispatch(signedIn(session))

  function perform(step: Step) {
    const { at, held } = review()
    switch (step.do) {
      case 'approve': {
        const before = decisionAt(at)
        if (at === undefined) return
        store.dispatch(approvePressed(at))
        if (before !== 'held' && decisionAt(at) === 'held') add(wanted, at, 1)
        return
      }
      case 'undo': {
        const newest = held.at(-1)
        store.dispatch(undoPressed())
        if (newest !== undefined) add(wanted, newest, -1)
        return
      }
      case 'skip':
        return at !== undefined && store.dispatch(skipPressed(at))
      case 'back':
        return store.dispatch(moved(-1))
      case 'again':
        return store.dispatch(openAgain())
      case 'leaveAndReturn':
        store.dispatch(left())
        return store.dispatch(opened())
      case 'hidePage':
        return store.dispatch(pageHidden())
      case 'signInAgain':
        return signIn()
      case 'network':
        return network(step.on)
      case 'colleague':
        return approveOnServer(step.id)
      case 'next':
        fate = step.write
        return
      case 'pass':
        return
    }
  }

  signIn()
  network(true)
  store.dispatch(opened())
  return {
    perform,
    review,
    rows,
    wanted,
    sent,
    failed,
    signOut: () => {
      store.dispatch(signOutRequested())
      store.dispatch(signedOut({ reason: 'left', server: '' }))
      store.dispatch(baseApi.util.resetApiState())
    },
    network,
    signIn,
    stop: () => {
      saga.cancel()
      stopListening()
      network(true)
    },
  }
}
