/** Bytes; the server takes no more. */
const most = 100 * 1024 * 1024
const headBytes = 64

const mp4 = /^.{4}ftyp(iso[m2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4|f4v )/s

/** How the files of each kind begin, one character a byte; the server looks at the same bytes once more. */
const beginnings = {
  mp4: (head: string) => mp4.test(head),
  webm: (head: string) => head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm'),
  ogg: (head: string) => head.startsWith('OggS'),
}

/** For a file input: what a browser offers to choose. */
export const acceptedVideos = Object.keys(beginnings)
  .map((kind) => `.${kind},video/${kind}`)
  .join()

const isKind = (ending: string): ending is keyof typeof beginnings => Object.hasOwn(beginnings, ending)

/** Why a file cannot be uploaded as a video, as one sentence; undefined when it can. */
export async function videoProblem(file: File): Promise<string | undefined> {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  if (!isKind(ending)) return 'Provide a video or image: an mp4, webm or ogg video.'
  if (file.size > most) return 'The file is larger than 100 MiB.'
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    if (beginnings[ending](String.fromCharCode(...head))) return undefined
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
