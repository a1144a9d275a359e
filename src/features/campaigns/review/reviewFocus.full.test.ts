import { waitFor } from '@testing-library/react'
import { campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import { openReview, stopReviewClock } from '../../../testing/openReview'
import { keepSession } from '../../../testing/signedInStore'
import { keepFocus } from '../../../ui/keepFocus'

beforeEach(() => keepSession('moderator'))

const open = () => openReview(campaignServer(...campaigns(2)), 'Campaign 1')
type Review = Awaited<ReturnType<typeof open>>

it.each<[string, (review: Review) => Promise<void>, string]>([
  ['the button', ({ user, screen }) => user.click(screen.getByRole('button', { name: /^Review again/ })), 'Campaign 1'],
  ['the arrow', ({ user }) => user.keyboard('{ArrowLeft}'), 'Campaign 2'],
  [
    'the queue',
    ({ user, screen }) => user.click(screen.getByRole('button', { name: /^Campaign 1/, current: false })),
    'Campaign 1',
  ],
])('gives the focus to the title of the campaign to which %s leads back from the end', async (_by, goBack, title) => {
  const review = await open()
  await review.user.keyboard('ss')
  await goBack(review)
  expect(review.screen.getByRole('heading', { level: 2, name: title })).toHaveFocus()
})

it('leaves the focus at the title of the page when the review is opened once more', async () => {
  const { user, screen } = await open()
  await user.keyboard('s{Escape}')
  await user.click(await screen.findByRole('link', { name: /^Review/ }))
  await screen.findByRole('heading', { level: 2, name: 'Campaign 1' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('gives the focus of Undo to the title of the campaign once the approval is sent', async () => {
  keepFocus(document)
  const { user, screen, later } = await open()
  stopReviewClock()
  await user.keyboard('a')
  screen.getByRole('button', { name: 'Undo' }).focus()
  await later()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(screen.getByRole('heading', { level: 2, name: 'Campaign 2' })).toHaveFocus()
})
