import { isKeyOf } from './keysOf'

/** Bytes of an uploaded file. */
export const maxVideoBytes = 100 * 1024 * 1024

/** How many bytes of a file `begins` looks at. */
export const videoHeadBytes = 64

/** The brands of MP4 that browsers play; the same box begins pictures (HEIC, AVIF) and QuickTime files. */
const mp4 = /^.{4}ftyp(iso[m2-9]|mp4[12]|avc1|dash|M4V |MSNV|XAVC|mmp4|f4v )/s

/** The videos that may be uploaded, by the ending of their names. `begins` looks at the first bytes, one character a byte (Latin-1). */
export const videoKinds = {
  mp4: { contentType: 'video/mp4', begins: (head: string) => mp4.test(head) },
  webm: {
    contentType: 'video/webm',
    begins: (head: string) => head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm'),
  },
  ogg: { contentType: 'video/ogg', begins: (head: string) => head.startsWith('OggS') },
} as const

export type VideoEnding = keyof typeof videoKinds

/** The kind that the name of a file promises; undefined for one that is not taken. */
export function videoEnding(fileName: string): VideoEnding | undefined {
  const ending = /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return isKeyOf(videoKinds, ending) ? ending : undefined
}
