import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import createSagaMiddleware from 'redux-saga'
import { baseApi } from '../api/baseApi'
import { missingSlice } from '../session/missing'
import { apiDispatch } from '../api/send'
import type { ListRequest } from '../contract/paging'
import { eventsSlice } from '../events/eventsSlice'
import { campaignChanges } from '../features/campaigns/campaignChanges'
import { makeReviewSaga } from '../features/campaigns/review/reviewSaga'
import { reviewSlice } from '../features/campaigns/review/reviewSlice'
import { expired, sessionSlice, signedIn, signedOut, signOutRequested } from '../session/sessionSlice'
import { reviewPlatform, type WriteFate } from './reviewPlatform'

/** What somebody or something does in a review. */
export type Step =
  | { do: 'approve' | 'undo' | 'skip' | 'back' | 'again' | 'leaveAndReturn' | 'hidePage' | 'signInAgain' }
  | { do: 'pass'; ms: number }
  | { do: 'network'; on: boolean }
  /** A colleague approves a campaign; `isTold`: the server tells it at once. */
  | { do: 'colleague'; id: string; isTold: boolean }
  /** How long answers take from now on. */
  | { do: 'delay'; ms: number }
  | { do: 'next'; write: WriteFate }
  /** The next reading finds that the session has ended. */
  | { do: 'readRefused' }

const { approvePressed, undoPressed, skipPressed, moved, openAgain, left, opened, decided } = reviewSlice.actions
const session = { key: 'k', role: 'moderator', name: 'Mona', email: '' } as const

/** A review of `count` campaigns on a server that is part of it, with what was pressed and what was sent. */
export function startReview(count: number) {
  const reducer = combineSlices(reviewSlice, sessionSlice, baseApi, missingSlice)
  const sagas = createSagaMiddleware<object>()
  /** Ids of the approvals that were pressed, not taken back, and of whose ending nothing has been said, each with how many of its campaign had been sent before. */
  const pending = new Map<string, number>()
  /** How many approvals of a campaign were pressed and not taken back. */
  const wanted = new Map<string, number>()
  /** What was said that was not true at that moment. */
  const untrue: string[] = []
  const listen: Middleware = () => (next) => (action) => {
    const before = store.getState().review.decisions
    const result = next(action)
    if (decided.match(action)) {
      const { id, decision } = action.payload
      const isSent = pending.get(id) !== (platform.sent.get(id) ?? 0)
      // Without a session nothing can be sent; an approval waits for it instead of failing.
      if (!isSent && decision.kind === 'failed' && store.getState().session.status === 'expired')
        untrue.push(`${id} failed without a session`)
      pending.delete(id)
    }
    for (const [id, decision] of Object.entries(store.getState().review.decisions))
      if (decision !== before[id] && !isTrue(id, decision)) untrue.push(`${id}: ${JSON.stringify(decision)}`)
    return result
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(listen, sagas),
  })
  const stopListening = setupListeners(store.dispatch)
  sagas.setContext(apiDispatch.with(store.dispatch))

  const platform = reviewPlatform(count, {
    isOnline: () => store.getState().api.config.online,
    isSignedIn: () => store.getState().session.status === 'signedIn',
    expire: () => store.dispatch(expired()),
  })
  /** Whether the server's own log agrees with what is said of a campaign. */
  function isTrue(id: string, decision: { kind: string; text?: string }) {
    const by = platform.approvedBy.get(id)
    if (decision.kind === 'approved' || decision.kind === 'taken') {
      const isOfOther = /else|by/.test(decision.text ?? '')
      return isOfOther ? by === 'colleague' : by !== undefined
    }
    return true
  }
  const add = (id: string, by: number) => wanted.set(id, (wanted.get(id) ?? 0) + by)

  const kind = {
    ...campaignChanges.kind,
    endpoint: {
      useQuery: () => ({ isFetching: false, refetch: () => undefined }),
      initiate: (request: ListRequest) => () => Object.assign(platform.read(request), { unsubscribe: () => undefined }),
    },
    send:
      ({ id }: { id: string }) =>
      () =>
        platform.write(id),
  }
  const saga = sagas.run(makeReviewSaga(kind))

  const review = () => store.getState().review
  const decisionAt = (id: string | undefined) => (id === undefined ? undefined : review().decisions[id]?.kind)
  const network = (on: boolean) => window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  const signIn = () => store.dispatch(signedIn(session))
  const hidePage = () => window.dispatchEvent(new Event('pagehide'))

  function perform(step: Step) {
    const { at, held } = review()
    switch (step.do) {
      case 'approve': {
        const before = decisionAt(at)
        if (at === undefined) return
        store.dispatch(approvePressed(at))
        if (before === 'held' || decisionAt(at) !== 'held') return
        pending.set(at, platform.sent.get(at) ?? 0)
        return add(at, 1)
      }
      case 'undo': {
        store.dispatch(undoPressed())
        for (const id of held.filter((one) => !review().held.includes(one))) {
          pending.delete(id)
          add(id, -1)
        }
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
        return hidePage()
      case 'signInAgain':
        return signIn()
      case 'network':
        return network(step.on)
      case 'colleague': {
        const isNew = !platform.approvedBy.has(step.id)
        platform.approve(step.id, 'colleague')
        if (!isNew || !step.isTold) return
        const tags = [{ type: 'Campaign' as const, id: step.id }]
        return store.dispatch(eventsSlice.actions.changed({ tags, by: 'M. Mod', isOwn: false }))
      }
      case 'delay':
        platform.next.delay = step.ms
        return
      case 'next':
        platform.next.write = step.write
        return
      case 'readRefused':
        platform.next.read = 'unauthorised'
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
    platform,
    pending,
    wanted,
    untrue,
    signOut: () => {
      store.dispatch(signOutRequested())
      store.dispatch(signedOut({ why: 'left', server: '' }))
      store.dispatch(baseApi.util.resetApiState())
    },
    /** The tab is closed: what has not left it by then never does. */
    close: () => {
      hidePage()
      saga.cancel()
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
