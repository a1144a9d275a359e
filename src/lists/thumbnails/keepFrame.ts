import { call, delay, race, select } from 'typed-redux-saga'
import { selectMissing } from '../../session/missing'
import { send } from '../../api/send'
import { pictures, thumbnailApi } from '../../api/thumbnailApi'
import { firstFrame } from './firstFrame'
import type { WithoutThumbnail } from './thumbnailActions'

/** Milliseconds that a video may take to show a picture from its first second. */
const longestMs = 20_000

/** Makes a picture from the first second of a video and has the server keep it; answers whether it does, or why not. */
function* keepFrame({ call: name, id, url }: WithoutThumbnail) {
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

/**
 * The same once for each row: one that is watched while its upload still makes the thumbnail has none in its list yet. It is made
 * again where that failed.
 */
export function* keepOnce(asked: Set<string>, wanted: WithoutThumbnail) {
  const row = `${wanted.call} ${wanted.id}`
  if (asked.has(row)) return 'askedAlready'
  asked.add(row)
  let kind = 'crashed'
  try {
    kind = yield* call(keepFrame, wanted)
  } finally {
    if (kind !== 'kept') asked.delete(row)
  }
  return kind
}
