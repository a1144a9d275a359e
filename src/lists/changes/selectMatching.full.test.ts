import { act, screen, waitFor } from '@testing-library/react'
import { campaigns, users } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import '../../testing/modalDialog'
import { renderApp } from '../../testing/renderApp'
import { gate, turns } from '../../testing/requests'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'
import { openMatching } from '../../testing/openMatching'

it('offers the rows of the other pages once all of this page are selected, and only then', async () => {
  const { user: person } = await openMatching(users(13))
  expect(await screen.findByRole('button', { name: 'Select all 13' })).toBeVisible()
  await person.click(screen.getByRole('checkbox', { name: 'Select user3@list.example' }))
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
})

it('offers nothing more where the page has all rows', async () => {
  await openMatching(users(10))
  expect(await screen.findByRole('button', { name: 'Deactivate 10' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
})

it('shows how far it has read, and after Stop has selected this page alone', async () => {
  const { open: opened, release } = gate()
  const { press, play, reads } = await openMatching(users(331))
  Object.assign(play, { heldFrom: 100, hold: opened })
  await press('Select all 331')
  expect(await screen.findByText('100 of 331 rows read')).toBeVisible()
  await press('Stop')
  release()
  await turns()
  expect(screen.getByText('10 selected')).toBeVisible()
  expect(reads()).not.toContain('?start=200&end=299')
  expect(screen.getByRole('button', { name: 'Select all 331' })).toBeVisible()
})

it('begins and stops by one button, which keeps the focus', async () => {
  const { open: opened, release } = gate()
  const { user: person, play } = await openMatching(users(331))
  Object.assign(play, { heldFrom: 100, hold: opened })
  const button = await screen.findByRole('button', { name: 'Select all 331' })
  act(() => button.focus())
  await person.keyboard('{Enter}')
  await screen.findByText('100 of 331 rows read')
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Select all 331' })).toHaveFocus()
  release()
  await turns()
})

it('shows how far it has read in an element that screen readers know already, and does not have each step read out', async () => {
  const { open: opened, release } = gate()
  const { press, play } = await openMatching(users(331))
  Object.assign(play, { heldFrom: 100, hold: opened })
  const before = screen.getAllByRole('status')
  await press('Select all 331')
  const status = await screen.findByText('100 of 331 rows read')
  expect(before).toContain(status)
  expect(status).toHaveAttribute('aria-live', 'off')
  release()
  await screen.findByText('331 selected')
  await waitFor(() => expect(status).toHaveAttribute('aria-live', 'polite'))
})

it('keeps the selection of this page when the others cannot be read, and says so until they can', async () => {
  const { press, play } = await openMatching(users(231))
  play.failsFrom = 100
  await press('Select all 231')
  await toast('Not all rows could be loaded, so only this page is selected. Try again')
  expect(screen.getByText('10 selected')).toBeVisible()
  play.failsFrom = Infinity
  await press('Select all 231')
  expect(await screen.findByText('231 selected')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/only this page is selected/)).toBeNull())
})

it('selects the first 500 of more, reads no further, and says so', async () => {
  const { press, reads } = await openMatching(users(731))
  await press('Select all 731')
  expect(await screen.findByText('500 selected')).toBeVisible()
  expect(screen.getByText('These are the first rows: at most 500 can be changed at once.')).toBeVisible()
  expect(reads().filter((query) => query.startsWith('?start=500'))).toEqual([])
})

it('reads on until 500 can be selected, because expired campaigns cannot', async () => {
  keepSession('moderator')
  const { requests } = campaignServer(
    ...campaigns(1_300).map((row, index) => ({ ...row, is_active: false, is_expired: index % 2 === 0 })),
  )
  const { user: person } = renderApp('/campaign')
  await screen.findByText('1-10 of 1,300')
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await person.click(await screen.findByRole('button', { name: 'Select all 1,300' }))
  expect(await screen.findByText('These are the first rows: at most 500 can be changed at once.')).toBeVisible()
  expect(screen.getByText('500 selected')).toBeVisible()
  expect(requests.at(-1)).toBe('GET /api/admin/campaign-ads?start=900&end=999')
})

it('selects all of exactly 500 without such a word', async () => {
  const { press } = await openMatching(users(500))
  await press('Select all 500')
  expect(await screen.findByText('500 selected')).toBeVisible()
  expect(screen.queryByText(/^These are the first rows/)).toBeNull()
})

it('stays over the pages, lets single rows go, and ends with another filter', async () => {
  const { user: person, press } = await openMatching(users(23))
  await press('Select all 23')
  await screen.findByText('23 selected')
  await press('Next page')
  await screen.findByText('11-20 of 23')
  await person.click(await screen.findByRole('checkbox', { name: 'Select user12@list.example' }))
  expect(screen.getByText('22 selected')).toBeVisible()
  await person.click(screen.getByRole('radio', { name: /^Active/ }))
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull())
})

it('begins anew with one page once it is cleared', async () => {
  const { user: person, press } = await openMatching(users(23))
  await press('Select all 23')
  await screen.findByText('23 selected')
  await press('Clear selection')
  await person.click(screen.getByRole('checkbox', { name: 'Select user1@list.example' }))
  await screen.findByText('1 selected')
  await press('Next page')
  await screen.findByText('11-20 of 23')
  expect(screen.queryByText(/selected$/)).toBeNull()
})

it('is offered on the last page too', async () => {
  const { press, user: person } = await openMatching(users(13))
  await press('Next page')
  await screen.findByText('11-13 of 13')
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await press('Select all 13')
  expect(await screen.findByText('13 selected')).toBeVisible()
})
