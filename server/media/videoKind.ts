import { videoEnding, videoKinds, type VideoEnding } from '../../src/contract/videos'
import { HttpError } from '../httpError'

const refused = () => new HttpError(422, 'Provide a video or image: an mp4, webm or ogg video')

export const tooLarge = () => new HttpError(413, 'The file is larger than 100 MiB', { connection: 'close' })

/** The ending of a name that promises a video. Throws HttpError 422. */
export function requireVideoName(name: string): VideoEnding {
  const ending = videoEnding(name)
  if (!ending) throw refused()
  return ending
}

/** Refuses a file whose content is not what its name promises; what the browser calls it is not believed. */
export function checkContent(ending: VideoEnding, head: Buffer) {
  if (!videoKinds[ending].begins(head.toString('latin1'))) throw refused()
}
