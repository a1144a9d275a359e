import { act, within } from '@testing-library/react'
import { heldMs } from '../features/campaigns/review/heldApproval'
import { renderApp } from './renderApp'

/** The calls that change a campaign. */
export const toggle = (id: string) => `PUT /api/admin/campaign-ads/${id}/toggle-user`
export const approve = (id: string) => `PUT /api/admin/campaign-ads/${id}/approve`

/** Stops the clock in a review that is open, so that held approvals wait; answers still arrive. */
export function stopReviewClock() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] })
}

/** Opens the review on a platform, and waits for its first campaign. */
export async function openReview(platform: { requests: string[] }, first: string) {
  const app = renderApp('/campaign/review')
  await app.screen.findByRole('heading', { level: 2, name: first })
  const { requests } = platform
  const writes = () => requests.filter((line) => line.startsWith('PUT'))
  const shown = () => app.screen.getByRole('heading', { level: 2 }).textContent
  const later = (ms = heldMs) => act(() => jest.advanceTimersByTimeAsync(ms))
  const states = () =>
    within(app.screen.getByRole('navigation', { name: 'Waiting campaigns' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  return { ...app, writes, shown, later, states }
}
