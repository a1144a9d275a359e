import { maxVideoBytes, videoEnding, videoHeadBytes, videoKinds } from '../../contract/videos'

/** For a file input: what a browser offers to choose. */
export const acceptedVideos = Object.entries(videoKinds)
  .map(([ending, { contentType }]) => `.${ending},${contentType}`)
  .join()

/** Why a file cannot be uploaded as a video, as one sentence; undefined when it can. The server looks at the same bytes once more. */
export async function videoProblem(file: File): Promise<string | undefined> {
  const ending = videoEnding(file.name)
  if (!ending) return 'Provide a video or image: an mp4, webm or ogg video.'
  if (file.size > maxVideoBytes) return 'The file is larger than 100 MiB.'
  try {
    const head = new Uint8Array(await file.slice(0, videoHeadBytes).arrayBuffer())
    if (videoKinds[ending].begins(String.fromCharCode(...head))) return undefined
    return `Provide a video or image: this file is called ${ending}, but it is no ${ending} video.`
  } catch {
    return 'The file can no longer be read. It may have been moved, changed or deleted: choose it again.'
  }
}

const units = [
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const

/** "12.3 MB" in the words of the reader's language. */
export function formatBytes(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? (['byte', 1] as const)
  return new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}
