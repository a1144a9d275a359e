import type { ApiError } from '../api/errors'
import type { Confirmation } from '../contract/entities'
import type { ListRequest } from '../contract/paging'
import { hasStatus } from '../features/campaigns/campaignStatus'
import { campaigns } from './builders'

const lost: ApiError = { status: 'FETCH_ERROR', error: 'lost' }
const unauthorised: ApiError = { status: 401, data: { message: 'Unauthorised' } }

/** So few rows are in a window that a change moves rows between two of them. */
const windowRows = 2

/** How a write fares: its request or its answer is lost, or also the look at what became of it; or the session has ended. */
export type WriteFate = 'requestLost' | 'answerLost' | 'silence' | 'unauthorised'

/** What the browser of the review is like. */
interface Browser {
  isOnline: () => boolean
  isSignedIn: () => boolean
  /** A 401 has come. */
  expire: () => void
}

/** The server of a review's story: its answers take the time that the story says, and it knows who has approved what. */
export function reviewPlatform(count: number, { isOnline, isSignedIn, expire }: Browser) {
  const rows = new Map(campaigns(count).map((row) => [row.id, row]))
  const approvedBy = new Map<string, 'me' | 'colleague'>()
  /** How many approvals of a campaign have arrived. */
  const sent = new Map<string, number>()
  const next: { delay: number; write?: WriteFate; read?: 'unauthorised' | 'lost' } = {
    delay: 0,
  }

  function approve(id: string, by: 'me' | 'colleague') {
    const row = rows.get(id)
    if (!row || row.is_approved) return
    rows.set(id, { ...row, is_approved: true, is_active: true })
    approvedBy.set(id, by)
  }

  async function answer<Answer>(given: Answer): Promise<Answer | { error: ApiError }> {
    if (next.delay > 0) await new Promise((resolve) => setTimeout(resolve, next.delay))
    if (!isOnline()) return { error: lost }
    return given
  }

  async function refuse() {
    const answered = await answer({ error: unauthorised })
    if (answered.error === unauthorised) expire()
    return answered
  }

  function read(request: ListRequest) {
    if (!isOnline() || !isSignedIn()) return Promise.resolve({ error: lost })
    const fate = next.read
    delete next.read
    if (fate === 'lost') return Promise.resolve({ error: lost })
    if (fate) return refuse()
    const found = [...rows.values()].filter((row) =>
      request.id === undefined ? hasStatus(row, request.status) : row.id === request.id,
    )
    const shown = found.slice(request.start, Math.min(request.end + 1, request.start + windowRows))
    const applied = request.id === undefined ? ['status'] : ['id']
    return answer({ data: { rows: shown, total: found.length, applied } })
  }

  function write(id: string): Promise<{ data: Confirmation } | { error: ApiError }> {
    sent.set(id, (sent.get(id) ?? 0) + 1)
    const fate = isOnline() ? next.write : 'requestLost'
    delete next.write
    if (fate === 'unauthorised') return refuse()
    if (fate === 'requestLost') return Promise.resolve({ error: lost })
    if (rows.get(id)?.is_approved)
      return answer<{ error: ApiError }>({ error: { status: 409, data: { message: 'Already approved' } } })
    approve(id, 'me')
    if (fate === 'silence') next.read = 'lost'
    return fate ? Promise.resolve({ error: lost }) : answer({ data: { message: 'Approved' } })
  }

  return { rows, approvedBy, sent, next, approve, read, write }
}
