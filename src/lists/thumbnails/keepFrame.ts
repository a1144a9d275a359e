import { call, delay, race, select } from 'typed-redux-saga'
import { selectMissing } from '../../session/missing'
import { send } from '../../api/send'
import { pictures, thumbnailApi } from '../../api/thumbnailApi'
import { firstFrame } from './firstFrame'
import type { WithoutThumbnail } from './thumbnailActions'

/** Milliseconds that a video may take to show an early frame. */
const longestMs = 20_000

/** Makes an early frame of a video and has the server keep it; answers whether it does, or why not. */
export function* keepFrame({ call: name, id, url }: WithoutThumbnail) {
  if ((yield* select(selectMissing))[name]) return 'notOffered'
  const control = new AbortController()
  const { frame } = yield* race({ frame: call(firstFrame, url, control.signal), late: delay(longestMs) })
  control.abort()
  if (!frame) return 'noFrame'
  const picture = pictures.hold(frame)
  const write = thumbnailApi.endpoints[name].initiate({ id, picture }, { track: false })
  try {
    const { error } = yield* send(write)
    return error ? 'notKept' : 'kept'
  } finally {
    pictures.drop(picture)
  }
}
