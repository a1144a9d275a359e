import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Campaign } from '../../contract/entities'
import { campaign } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import '../../testing/modalDialog'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

const waiting = (id: string, changes: Partial<Campaign> = {}) =>
  campaign({ id, title: `Tour ${id}`, amount: '100.10', ...changes })

/** Opens these campaigns and selects all that can be. */
async function selectAll(...given: readonly Campaign[]) {
  const { requests, change } = campaignServer(...given)
  const { screen, user } = renderApp('/campaign')
  await screen.findByText(`1-${Math.min(given.length, 10)} of ${given.length}`)
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const writes = () => requests.filter((line) => line.startsWith('PUT'))
  const question = () => screen.findByRole('alertdialog')
  return { screen, press, writes, question, change }
}

it('asks with number and sum before it approves the selected campaigns that wait, and offers no Undo', async () => {
  const live = waiting('3', { is_approved: true, is_active: true })
  const { screen, press, writes, question } = await selectAll(waiting('1'), waiting('2', { amount: '4900' }), live)
  await press('Approve 2')
  const asked = await question()
  expect(asked).toHaveAccessibleName('Approve 2 campaigns?')
  expect(asked).toHaveAccessibleDescription(
    "Total amount: $5,000.10. Approved campaigns can go live now. You can't undo an approval, but you can deactivate a campaign later.",
  )
  expect(writes()).toEqual([])
  await press('Approve 2 campaigns')
  const done = await screen.findByRole('dialog', { name: '2 campaigns approved' })
  expect(writes()).toEqual(['PUT /api/admin/campaign-ads/1/approve', 'PUT /api/admin/campaign-ads/2/approve'])
  expect(within(done).queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('names no sum where a campaign has no amount', async () => {
  const { press, question } = await selectAll(waiting('1'), waiting('2', { amount: null }))
  await press('Approve 2')
  expect(await question()).toHaveAccessibleDescription(/^Approved campaigns can go live now/)
})

it('approves nothing and keeps the selection when the question is answered with Cancel', async () => {
  const { screen, press, writes, question } = await selectAll(waiting('1'))
  await press('Approve 1')
  expect(await question()).toHaveAccessibleName('Approve 1 campaign?')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(writes()).toEqual([])
})

it('approves no campaign that has changed since it was asked about, shows the new one, and keeps it selected', async () => {
  const { screen, press, writes, question, change } = await selectAll(waiting('1'), waiting('2'))
  await press('Approve 2')
  await question()
  change('1', () => ({ amount: '7', website_url: 'https://other.example/' }))
  await press('Approve 2 campaigns')
  const done = await screen.findByRole('dialog', { name: '1 of 2 campaigns approved' })
  expect(writes()).toEqual(['PUT /api/admin/campaign-ads/2/approve'])
  expect(within(done).getByText('Changed since you looked at it, so nothing was sent. Look again')).toBeVisible()
  expect(within(done).getByText('2 of 2 campaigns processed. 1 campaign stays selected, to try again.')).toBeVisible()
  await press('Close')
  expect(await screen.findByText('$7.00')).toBeVisible()
  await press('Approve 1')
  await press('Approve 1 campaign')
  await screen.findByRole('dialog', { name: '1 campaign approved' })
})

it('asks about a campaign of another page as that page has shown it since, and approves it', async () => {
  const given = Array.from({ length: 12 }, (_, index) => waiting(`${index + 1}`, { amount: '100' }))
  const { screen, press, writes, question, change } = await selectAll(...given)
  await press('Select all 12')
  await press('Approve 12')
  await question()
  change('12', () => ({ amount: '7' }))
  await press('Approve 12 campaigns')
  await screen.findByRole('dialog', { name: '11 of 12 campaigns approved' })
  await press('Close')
  await press('Next page')
  expect(await screen.findByText('$7.00')).toBeVisible()
  await press('Previous page')
  await screen.findByText('1-10 of 12')
  await press('Approve 1')
  expect(await question()).toHaveAccessibleDescription(/^Total amount: \$7\.00\./)
  await press('Approve 1 campaign')
  await screen.findByRole('dialog', { name: '1 campaign approved' })
  expect(writes().at(-1)).toBe('PUT /api/admin/campaign-ads/12/approve')
})

it('lets go of a campaign that was refused because it has expired, which nobody can select any more', async () => {
  const live = { is_approved: true, is_active: true }
  const { screen, press, change } = await selectAll(waiting('1', live), waiting('2', live))
  server.use(
    http.put(campaignPaths.toggle, ({ params }) => {
      if (params.id !== '1') return undefined
      change('1', () => ({ is_active: false, is_expired: true }))
      return HttpResponse.json({ message: 'Expired' }, { status: 409 })
    }),
  )
  await press('Deactivate 2')
  const done = await screen.findByRole('dialog', { name: '1 of 2 campaigns deactivated' })
  expect(within(done).queryByText(/stays selected/)).toBeNull()
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/selected$/)).toBeNull()
})
