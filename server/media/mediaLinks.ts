import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link stays the same; it lives one to two steps. */
const stepSeconds = 300
export const thumbnailStepSeconds = 12 * 60 * 60

/**
 * Signs the addresses of videos and thumbnails: a `<video>` cannot send a bearer header, and a session token never
 * goes into an address. A link to a video lives 5 to 10 minutes; within a step of 5 it stays the same, so that a list that is
 * read again does not make the browser load the video again. That to a thumbnail lives 12 to 24 hours: a list that is open for
 * long loads those further down when they come into view.
 */
export class MediaLinks {
  constructor(
    private readonly key: Buffer,
    private readonly clock: () => number,
  ) {}

  linkTo(file: string, step = stepSeconds): string {
    const expires = (Math.floor(this.clock() / 1000 / step) + 2) * step
    return `/media/${file}?expires=${expires}&signature=${this.sign(file, String(expires)).toString('base64url')}`
  }

  /** Empty without a thumbnail. */
  toThumbnail(file: string | null): string {
    return file === null ? '' : this.linkTo(file, thumbnailStepSeconds)
  }

  isValid(file: string, expires: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url')
    const expected = this.sign(file, expires)
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) * 1000 > this.clock()
  }

  private sign(file: string, expires: string): Buffer {
    return createHmac('sha256', this.key).update(`${file}\n${expires}`).digest()
  }
}
