import { HttpError } from '../httpError'

interface VideoKind {
  readonly extension: string
  readonly contentType: string
  /** Whether the first bytes of a file are those of this kind. */
  readonly begins: (head: Buffer) => boolean
}

/** The brands of MP4 that browsers play; the same box begins pictures (HEIC, AVIF) and QuickTime files. */
const mp4Brand = /^(iso[m2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4|f4v )$/

const kinds: readonly VideoKind[] = [
  {
    extension: 'mp4',
    contentType: 'video/mp4',
    begins: (head) => head.toString('latin1', 4, 8) === 'ftyp' && mp4Brand.test(head.toString('latin1', 8, 12)),
  },
  {
    extension: 'webm',
    contentType: 'video/webm',
    begins: (head) => head.readUInt32BE(0) === 0x1a45dfa3 && head.includes('webm'),
  },
  { extension: 'ogg', contentType: 'video/ogg', begins: (head) => head.toString('latin1', 0, 4) === 'OggS' },
]

/** How many bytes of a file `checkContent` looks at. */
export const headBytes = 64

const refused = () => new HttpError(422, 'Provide a video or image: an mp4, webm or ogg video')

/** The kind a file name promises. Throws HttpError 422. */
export function kindOfName(name: string): VideoKind {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  const kind = kinds.find((known) => known.extension === extension)
  if (!kind) throw refused()
  return kind
}

/** Refuses a file whose content is not what its name promises; what the browser calls it is not believed. */
export function checkContent(kind: VideoKind, head: Buffer) {
  if (head.length < 12 || !kind.begins(head)) throw refused()
}
