import type { BrowserContext } from '@playwright/test'
import { createHolds } from '../stack/holds'

/** The header of an answer that a walk has made up. */
export const disturbed = 'x-disturbed'

/** The statuses and texts with which a server may answer instead. */
export const statuses = [400, 401, 403, 404, 405, 409, 418, 422, 429, 500, 502, 503, 504, 520]
export const bodies = [
  'Server error.',
  '{"message":"Server error."}',
  '<!doctype html><title>Error</title><h1>Error</h1>',
]

export interface Disturbance {
  /** Answers the next read or change with a status, and does nothing. */
  readonly failNext: (kind: 'read' | 'change', answer: { readonly status: number; readonly body: string }) => void
  /** Holds requests whose address contains this until the returned function is called. */
  readonly hold: (part: string) => () => void
}

/** Lets calls to a server fail, or holds them back, on their way. */
export async function disturb(context: BrowserContext, url: string): Promise<Disturbance> {
  const holds = createHolds()
  const failing = new Map<'read' | 'change', { readonly status: number; readonly body: string }>()
  await context.route(`${url}/api/**`, async (route) => {
    const request = route.request()
    await holds.untilReleased(request.url())
    const kind = request.method() === 'GET' ? 'read' : 'change'
    const answer = failing.get(kind)
    failing.delete(kind)
    if (answer) await route.fulfill({ ...answer, headers: { [disturbed]: '1' } })
    else await route.fallback()
  })
  return { failNext: (kind, answer) => void failing.set(kind, answer), hold: holds.hold }
}
