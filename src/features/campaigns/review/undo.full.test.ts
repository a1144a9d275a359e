import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import { closePages, followEvents } from '../../../testing/eventPages'
import { eventServer } from '../../../testing/eventServer'
import { approve, openReview, stopReviewClock, toggle } from '../../../testing/openReview'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'
import { toast, toasts } from '../../../testing/toasts'
import { notify } from '../../../ui/messages/notify'

beforeEach(() => {
  keepSession('moderator')
  notify.forget()
})
afterEach(closePages)

const controlZ = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })

async function open() {
  const platform = campaignServer(...campaigns(3))
  const review = await openReview(platform, 'Campaign 1')
  stopReviewClock()
  return { ...review, change: platform.change }
}

it('takes the newest approval back by Ctrl+Z where single keys are switched off', async () => {
  const { user, shown, writes, later, screen } = await open()
  window.localStorage.setItem('shortcuts', 'off')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(controlZ()).toBe(false)
  await waitFor(() => expect(shown()).toBe('Campaign 2'))
  await later()
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
})

it('says that there is nothing to undo once an approval has been sent', async () => {
  const { user, writes, later } = await open()
  await user.keyboard('a')
  await later()
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  jest.useRealTimers()
  await user.keyboard('u')
  await toast('Nothing to undo')
  expect(toasts()).toHaveLength(1)
})

it('takes back no older change once an approval is not held any more, though nothing of it was sent', async () => {
  const { user, states, later, writes, change } = await open()
  await user.keyboard('a')
  await later()
  jest.useRealTimers()
  await waitFor(() => expect(states()[0]).toMatch(/Campaign approved$/))
  await user.keyboard('{ArrowLeft}d')
  await toast('Campaign 1: Campaign toggled')
  change('2', (campaign) => ({ ...campaign, is_approved: true }))
  stopReviewClock()
  await user.keyboard('{ArrowRight}a')
  await later()
  jest.useRealTimers()
  await waitFor(() => expect(states()[1]).toMatch(/Already approved/))
  await user.keyboard('u')
  await toast('Nothing to undo')
  expect(writes()).toEqual([approve('1'), toggle('1')])
})

it('takes back what is held before a deactivation, and then the deactivation, although colleagues were told of another campaign', async () => {
  const events = eventServer()
  server.use(http.put('/api/admin/campaign-ads/:id/viewing', () => HttpResponse.json({ message: 'Told' })))
  const app = await open()
  const { user, states, later, writes } = app
  const told = () => writes().filter((line) => line.includes('/2/viewing'))
  await user.keyboard('a')
  await later()
  jest.useRealTimers()
  await waitFor(() => expect(states()[0]).toMatch(/Campaign approved$/))
  await followEvents(app, events)
  await user.keyboard('{ArrowLeft}d')
  await toast('Campaign 1: Campaign toggled')
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(told()).toHaveLength(1))
  await user.keyboard('au')
  expect(states()[1]).toBe('Campaign 2')
  await user.keyboard('u')
  await waitFor(() => expect(states()[0]).toMatch(/approved/i))
  expect(writes().filter((line) => !line.includes('/viewing'))).toEqual([approve('1'), toggle('1'), toggle('1')])
})
