import { PassThrough } from 'node:stream'
import { mayCall } from '../../src/contract/endpoints'
import { eventTags, isEventTag, type Changed, type Viewing } from '../../src/contract/events'
import type { SignedInAdmin } from '../auth/sessions'
import type { ChangeNotice } from './notices'

/** Bytes that wait for a slow reader at most; then its stream is broken off, and it resumes when it can. */
const mostWaiting = 64 * 1024

/** The stream of events of one signed-in account: what its role may know of. */
export class EventStream {
  readonly body = new PassThrough()

  constructor(readonly admin: SignedInAdmin) {
    // A reader that goes away breaks it, which is no error.
    this.body.on('error', () => undefined)
  }

  opened = (id: string) => this.write('opened', {}, id)
  missed = () => this.write('missed', {})
  heartbeat = () => this.send(':\n\n')
  end = () => void this.body.end()

  changed({ id, by, key, adminId, tags }: ChangeNotice) {
    const known = tags.flatMap(({ type, id: row }) => {
      if (!isEventTag(type) || !mayCall(this.admin.role, eventTags[type])) return []
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

  private write(event: string, data: object, id?: string) {
    this.send(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  private send(text: string) {
    const { body } = this
    if (body.destroyed || body.writableEnded) return
    body.write(text)
    if (body.readableLength + body.writableLength > mostWaiting) body.destroy()
  }
}
