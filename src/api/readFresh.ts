import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'

interface Readable<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { forceRefetch: true },
  ) => ThunkAction<Promise<Result> & { unsubscribe: () => void }, unknown, unknown, UnknownAction>
}

/**
 * Reads from the server whatever the cache has. It is subscribed to the answer until that has come: an invalidation by
 * another call would drop an answer that nobody is subscribed to before it has been read.
 */
export const readFresh =
  <Arg, Result>(
    { initiate }: Readable<Arg, Result>,
    arg: Arg,
  ): ThunkAction<Promise<Result>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const reading = dispatch(initiate(arg, { forceRefetch: true }))
    try {
      return await reading
    } finally {
      reading.unsubscribe()
    }
  }
