import { createAction } from '@reduxjs/toolkit'
import { call, delay, put, race, select, takeEvery } from 'typed-redux-saga'
import { selectMissing } from '../../api/missing'
import { send } from '../../api/send'
import { pictures, thumbnailApi } from '../../api/thumbnailApi'
import { safely } from '../../shared/sagas'
import { firstFrame } from './firstFrame'
import { thumbnailRequested, type WithoutThumbnail } from './thumbnailActions'

/** `kind`: whether the server keeps it, or why nothing was sent. What it has answered is in the action of the call. */
export const thumbnailEnded = createAction<{ id: string; kind: string }>('thumbnails/thumbnailEnded')

/** Milliseconds for which a video may take to show its first frame. */
const longestMs = 20_000

/**
 * Makes the first frame of a video, and has the server keep it. `asked` holds the rows for which this is under way or done: one
 * that is watched while its upload still makes the thumbnail has none in its list yet.
 */
function* keepThumbnail(asked: Set<string>, { payload }: ReturnType<typeof thumbnailRequested>) {
  const row = `${payload.call} ${payload.id}`
  let kind = 'crashed'
  try {
    if (asked.has(row)) kind = 'askedAlready'
    else {
      asked.add(row)
      kind = yield* call(keep, payload)
    }
  } finally {
    if (kind !== 'kept' && kind !== 'askedAlready') asked.delete(row)
    if (payload.url.startsWith('blob:')) URL.revokeObjectURL(payload.url)
    yield* put(thumbnailEnded({ id: payload.id, kind }))
  }
}

function* keep({ call: name, id, url }: WithoutThumbnail) {
  if ((yield* select(selectMissing))[name]) return 'notOffered'
  const control = new AbortController()
  const { frame } = yield* race({ frame: call(firstFrame, url, control.signal), late: delay(longestMs) })
  control.abort()
  if (!frame) return 'noFrame'
  const picture = pictures.hold(frame)
  const write = thumbnailApi.endpoints[name].initiate({ id, picture }, { track: false })
  const { error } = yield* send(write)
  pictures.drop(picture)
  return error ? 'notKept' : 'kept'
}

/** Makes thumbnails in the background. */
export const thumbnailsDomain = {
  name: 'thumbnails',
  *saga() {
    yield* takeEvery(thumbnailRequested, safely(keepThumbnail), new Set<string>())
  },
}
