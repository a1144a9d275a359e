import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 300

/**
 * Signs the addresses at which videos are watched: a `<video>` cannot send a bearer header, and a session token never
 * goes into an address. A link lives 5 to 10 minutes; within a step of 5 it stays the same, so that a list that is read
 * again does not make the browser load the video again.
 */
export class MediaLinks {
  constructor(
    private readonly key: Buffer,
    private readonly clock: () => number,
  ) {}

  linkTo(file: string): string {
    const expires = (Math.floor(this.clock() / 1000 / stepSeconds) + 2) * stepSeconds
    return `/media/${file}?expires=${expires}&signature=${this.sign(file, String(expires)).toString('base64url')}`
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
