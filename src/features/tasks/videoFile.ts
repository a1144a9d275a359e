import { maxVideoBytes, videoEnding, videoHeadBytes, videoKinds } from '../../contract/videos'

/** The `accept` attribute of the file input. */
export const acceptedVideos = Object.entries(videoKinds)
  .map(([ending, { contentType }]) => `.${ending},${contentType}`)
  .join()

/** Why a file is no acceptable video, as a sentence; undefined when it is. The server checks the same bytes again. */
export async function videoProblem(file: File): Promise<string | undefined> {
  const ending = videoEnding(file.name)
  if (!ending) return 'Provide a video or image: an mp4, webm or ogg video.'
  if (file.size > maxVideoBytes) return 'The file is larger than 100 MiB.'
  try {
    const head = new Uint8Array(await file.slice(0, videoHeadBytes).arrayBuffer())
    if (videoKinds[ending].begins(String.fromCharCode(...head))) return undefined
    return `Provide a video or image. The file is named .${ending}, but its content isn't ${ending} video.`
  } catch {
    return 'The file can no longer be read. It may have been moved, changed or deleted: choose it again.'
  }
}
