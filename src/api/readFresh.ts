import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'

interface Readable<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { forceRefetch: true },
  ) => ThunkAction<Promise<Result> & { unsubscribe: () => void }, unknown, unknown, UnknownAction>
}

/**
 * Reads from the server whatever the cache has. A read under way is joined, unless it began before `since` (milliseconds since
 * 1970): then it is waited for, and the answer is that of the next one. It is subscribed to the answer until that has come: an
 * invalidation by another call would drop an answer that nobody is subscribed to before it has been read.
 */
export const readFresh =
  <Arg, Result extends { startedTimeStamp?: number; status?: string }>(
    endpoint: Readable<Arg, Result>,
    arg: Arg,
    since = 0,
  ): ThunkAction<Promise<Result>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const reading = dispatch(endpoint.initiate(arg, { forceRefetch: true }))
    try {
      const answer = await reading
      // If it was invalidated meanwhile, the next one is under way already, and the time is of that one.
      const began = answer.status === 'pending' ? 0 : (answer.startedTimeStamp ?? since)
      return began < since ? await dispatch(readFresh(endpoint, arg)) : answer
    } finally {
      reading.unsubscribe()
    }
  }
