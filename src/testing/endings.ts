import type { Action, PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import { take } from 'typed-redux-saga'
import type { openStore } from './signedInStore'

type Opened = Pick<ReturnType<typeof openStore>, 'start'>

/** Lists every action of the store from now on. */
export function recordActions({ start }: Opened): UnknownAction[] {
  const seen: UnknownAction[] = []
  start({ name: 'recordActions', messages: [(action) => void seen.push(action)] })
  return seen
}

/** Waits for the next action of a kind and gives its payload. */
export const endingOf = <Payload>(
  { start }: Opened,
  { match }: { match: (action: Action) => action is PayloadAction<Payload> },
) =>
  new Promise<Payload>((resolve) => {
    start({
      name: 'endingOf',
      *saga() {
        const { payload } = yield* take(match)
        resolve(payload)
      },
    })
  })
