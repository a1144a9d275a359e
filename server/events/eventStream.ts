import { PassThrough } from 'node:stream'
import { mayCall } from '../../src/contract/endpoints'
import { eventTags, type Changed, type Viewing } from '../../src/contract/events'
import { isKeyOf } from '../../src/contract/keysOf'
import type { SignedInAdmin } from '../auth/sessions'
import type { ChangeNotice } from './notices'

/** Bytes that wait for a slow reader at most, besides those its stream began with; then it is broken off, and resumes when it can. */
const mostWaiting = 64 * 1024

/** The stream of events of one signed-in account: what its role may know of. */
export class EventStream {
  readonly body = new PassThrough()
  /** Bytes that may wait: any number while the beginning is written, which nobody can read meanwhile. */
  private room = Infinity

  constructor(readonly admin: SignedInAdmin) {
    // A reader that goes away breaks it, which is no error.
    this.body.on('error', () => undefined)
  }

  opened = (id: string) => this.write('opened', {}, id)
  missed = () => this.write('missed', {})
  /** To be called when the beginning is written. */
  begun = () => void (this.room = this.roomBesides())
  end = () => void this.body.end()

  heartbeat() {
    // What has been read of the beginning makes room for nothing else.
    this.room = Math.min(this.room, this.roomBesides())
    this.send(':\n\n')
  }

  changed({ id, by, key, adminId, tags }: ChangeNotice) {
    const known = tags.flatMap(({ type, id: row }) => {
      if (!isKeyOf(eventTags, type) || !mayCall(this.admin.role, eventTags[type])) return []
      // An admin sees moderators only; which of the other accounts has changed is not told.
      const isRowKnown = row !== undefined && (type !== 'AdminUser' || this.admin.role === 'super-admin')
      return [isRowKnown ? { type, id: row } : { type }]
    })
    if (known.length === 0) return
    const data: Changed = { tags: known, by, ...(key && adminId === this.admin.id && { key }) }
    this.write('changed', data, id)
  }

  viewing(viewing: readonly Viewing[]) {
    if (mayCall(this.admin.role, 'viewCampaign')) this.write('viewing', { viewing })
  }

  private waiting = () => this.body.readableLength + this.body.writableLength
  private roomBesides = () => this.waiting() + mostWaiting

  private write(event: string, data: object, id?: string) {
    this.send(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  private send(text: string) {
    const { body } = this
    if (body.destroyed || body.writableEnded) return
    body.write(text)
    if (this.waiting() > this.room) body.destroy()
  }
}
