import { act, waitFor } from '@testing-library/react'
import { campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import { isAskedByBrowser } from '../../../testing/isAskedByBrowser'
import '../../../testing/modalDialog'
import { approve, openReview } from '../../../testing/openReview'
import { turns } from '../../../testing/requests'
import { keepSession } from '../../../testing/signedInStore'
import { toast, toasts } from '../../../testing/toasts'
import { notify } from '../../../ui/messages/notify'

beforeEach(() => keepSession('moderator'))
afterEach(() => notify.forget())

const question = { name: 'Leave before your approvals are sent?' }

function network(on: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
  act(() => {
    window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  })
}

/** What Back does, which no question can stop. */
async function back() {
  await act(async () => {
    window.history.replaceState(null, '', '/campaign')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await turns()
  })
}

it('asks by Esc before approvals are left that wait for the network, and by the browser also afterwards', async () => {
  const { user, screen, writes } = await openReview(campaignServer(...campaigns(2)), 'Campaign 1')
  network(false)
  expect(isAskedByBrowser()).toBe(false)
  await user.keyboard('a{Escape}')
  expect(await screen.findByRole('alertdialog', question)).toBeVisible()
  expect(window.location.pathname).toBe('/campaign/review')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.pathname).toBe('/campaign'))
  await waitFor(() => expect(isAskedByBrowser()).toBe(true))
  expect(writes()).toEqual([])
  network(true)
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  expect(isAskedByBrowser()).toBe(false)
})

it('asks once, not again on the pages that follow', async () => {
  const { user, screen } = await openReview(campaignServer(...campaigns(2)), 'Campaign 1')
  network(false)
  await user.keyboard('a{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.pathname).toBe('/campaign'))
  await user.click(await screen.findByRole('link', { name: 'Review' }))
  await waitFor(() => expect(window.location.pathname).toBe('/campaign/review'))
  network(true)
})

const waiting = '2 approvals wait for the connection. Keep this tab open.'
const saidOfWaiting = () => toasts().filter((text) => text.includes('wait'))

it('says once after Back, which cannot be asked about, that approvals wait for the network', async () => {
  const { user, screen, writes } = await openReview(campaignServer(...campaigns(3)), 'Campaign 1')
  network(false)
  await user.keyboard('aa')
  await back()
  await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  await toast(waiting)
  expect(saidOfWaiting()).toEqual([waiting])
  network(true)
  await waitFor(() => expect(writes()).toHaveLength(2))
})

it.each([
  ['approvals that are sent at once', 'a', true],
  ['nothing, without a network', '', false],
])('says nothing of waiting where the review is left with %s', async (_what, keys, isOnline) => {
  const { user, screen, writes } = await openReview(campaignServer(...campaigns(3)), 'Campaign 1')
  network(isOnline)
  if (keys) await user.keyboard(keys)
  await back()
  await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  await waitFor(() => expect(writes()).toHaveLength(keys.length))
  if (keys) await toast('Campaign 1: Campaign approved')
  else await turns()
  expect(saidOfWaiting()).toEqual([])
})
