import { createAction } from '@reduxjs/toolkit'
import { call, put, takeEvery } from 'typed-redux-saga'
import { safely } from '../../shared/sagas'
import { thumbnailRequested } from './thumbnailActions'

/** `kind`: whether the server keeps it, or why nothing was sent. What it has answered is in the action of the call. */
export const thumbnailEnded = createAction<{ id: string; kind: string }>('thumbnails/thumbnailEnded')

/** Undefined when the code is missing: nobody waits for a thumbnail. */
const fetchKeeping = () => import(/* webpackChunkName: "events" */ './keepFrame').catch(() => undefined)

/**
 * Makes an early frame of a video, and has the server keep it. `asked` holds the rows for which this is under way or done: one
 * that is watched while its upload still makes the thumbnail has none in its list yet.
 */
function* keepThumbnail(asked: Set<string>, { payload }: ReturnType<typeof thumbnailRequested>) {
  const row = `${payload.call} ${payload.id}`
  let kind = 'crashed'
  try {
    if (asked.has(row)) kind = 'askedAlready'
    else {
      asked.add(row)
      const code = yield* call(fetchKeeping)
      kind = code ? yield* call(code.keepFrame, payload) : 'noCode'
    }
  } finally {
    if (kind !== 'kept' && kind !== 'askedAlready') asked.delete(row)
    if (payload.url.startsWith('blob:')) URL.revokeObjectURL(payload.url)
    yield* put(thumbnailEnded({ id: payload.id, kind }))
  }
}

/** Makes thumbnails in the background. */
export const thumbnailsDomain = {
  name: 'thumbnails',
  *saga() {
    yield* takeEvery(thumbnailRequested, safely(keepThumbnail), new Set<string>())
  },
}
