import { createAction } from '@reduxjs/toolkit'
import { call, put, takeEvery } from 'typed-redux-saga'
import { safely } from '../../shared/sagas'
import { thumbnailRequested } from './thumbnailActions'

/** `kind`: whether the server keeps it, or why nothing was sent. What it has answered is in the action of the call. */
export const thumbnailEnded = createAction<{ id: string; kind: string }>('thumbnails/thumbnailEnded')

/** Undefined when the code is missing: nobody waits for a thumbnail. */
const fetchKeeping = () => import(/* webpackChunkName: "events" */ './keepFrame').catch(() => undefined)

/** `asked` holds the rows for which a thumbnail is being made or was made. */
function* keepThumbnail(asked: Set<string>, { payload }: ReturnType<typeof thumbnailRequested>) {
  let kind = 'crashed'
  try {
    const code = yield* call(fetchKeeping)
    kind = code ? yield* call(code.keepOnce, asked, payload) : 'noCode'
  } finally {
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
