import { act, fireEvent, waitFor } from '@testing-library/react'
import { campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import '../../../testing/modalDialog'
import { approve, openReview } from '../../../testing/openReview'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

const question = { name: 'Leave before your approvals are sent?' }
const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

function network(on: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
  act(() => {
    window.dispatchEvent(new Event(on ? 'online' : 'offline'))
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
