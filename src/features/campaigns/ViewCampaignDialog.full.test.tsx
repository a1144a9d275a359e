import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Campaign } from '../../contract/entities'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths, campaignServer, campaignsOn } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

beforeEach(() => keepSession('moderator'))

/** Opens the dialog of one campaign by its address. */
async function view(given: Partial<Campaign>) {
  const platform = campaignServer(campaign(given))
  const { screen, user } = renderApp('/campaign?view=7')
  const dialog = await screen.findByRole('dialog', { name: 'City tour' })
  const button = (name: string) => within(dialog).getByRole('button', { name })
  const press = (name: string) => user.click(button(name))
  const writes = () => platform.requests.filter((line) => !line.startsWith('GET'))
  return { ...platform, screen, user, dialog, button, press, writes }
}

it('opens from the menu of its row, is kept in the address, and closes', async () => {
  campaignServer(...campaigns(12))
  const { screen, user } = renderApp('/campaign?page=2')
  await user.click(await screen.findByRole('button', { name: 'Actions for Campaign 12' }))
  await user.click(await screen.findByRole('menuitem', { name: 'View' }))
  const dialog = await screen.findByRole('dialog', { name: 'Campaign 12' })
  expect(window.location.search).toBe('?page=2&view=12')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?page=2')
})

it('shows picture, title, description and a link that gives nothing away', async () => {
  const { dialog } = await view({})
  const inside = within(dialog)
  expect(inside.getByRole('img', { name: 'Picture of City tour' })).toBeVisible()
  expect(inside.getByRole('heading', { name: 'City tour' })).toBeVisible()
  expect(inside.getByText('Through the old town')).toBeVisible()
  const link = inside.getByRole('link')
  expect(link).toHaveTextContent('https://tour.example/ (opens in a new tab)')
  expect(within(link).getByText('tour.example').tagName).toBe('STRONG')
  expect(link).toHaveAttribute('href', 'https://tour.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('calls the picture of a campaign without a title by its number, as the dialog', async () => {
  campaignServer(campaign({ title: '' }))
  const { screen } = renderApp('/campaign?view=7')
  const dialog = await screen.findByRole('dialog', { name: 'campaign 7' })
  expect(within(dialog).getByRole('img', { name: 'Picture of campaign 7' })).toBeVisible()
})

it.each([
  ['javascript:alert(1)', "This is a “javascript:” link, not a website. Don't open it."],
  ['<script>alert(1)</script>', 'This is not a valid web address.'],
])('shows the unsafe website %s as text, with the warning %j', async (website_url, warning) => {
  const { dialog } = await view({ website_url })
  expect(within(dialog).getByText(website_url)).toBeVisible()
  expect(within(dialog).getByText(warning)).toBeVisible()
  expect(within(dialog).queryByRole('link')).toBeNull()
})

/** The terms of the campaign, as "Amount: $4,900". */
const terms = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(': '),
  )

it('shows amount, duration and days beside the status', async () => {
  const { dialog } = await view({ expires_at: '2026-02-14T12:00:00.000Z' })
  expect(terms(dialog).slice(0, 5)).toEqual([
    'Status: ◐Waiting Approval',
    'Amount: $4,900.00',
    'Duration: 14 days',
    'Submitted: Jan 10, 2026',
    'Last day: Feb 14, 2026',
  ])
})

it.each([
  ['1', '1 day'],
  ['1.00', '1 day'],
  ['1.5', '1.5 days'],
  [null, '- days'],
])('shows the duration %j as %s', async (duration, text) => {
  const { dialog } = await view({ duration })
  expect(terms(dialog)).toContain(`Duration: ${text}`)
})

it('leaves out the days that a server does not send', async () => {
  const { dialog } = await view({ created_at: '' })
  expect(terms(dialog).map((term) => term.split(':')[0])).toEqual([
    'Status',
    'Amount',
    'Duration',
    'Description',
    'Website Url',
  ])
})

it.each([
  [{}, ['Close', 'Approve']],
  [{ is_approved: true, is_active: true }, ['Close', 'Deactivate']],
  [{ is_approved: true }, ['Close', 'Activate']],
  [{ is_approved: true, is_active: true, is_expired: true }, ['Close']],
  [{ is_expired: true }, ['Close']],
])('has for %j the buttons %j', async (flags, buttons) => {
  const { dialog } = await view(flags)
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons)
})

it('asks before it approves, with the safe choice in focus, and sends nothing when told to leave it', async () => {
  const { screen, user, dialog, button, press, writes } = await view({})
  await press('Approve')
  const question = within(dialog).getByRole('group', { name: 'Approve "City tour"?' })
  expect(question).toHaveAccessibleDescription(/can't undo an approval/)
  expect(button('Cancel')).toHaveFocus()
  await press('Cancel')
  expect(button('Approve')).toHaveFocus()
  await press('Approve')
  await user.keyboard('{Escape}')
  expect(button('Approve')).toHaveFocus()
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
  expect(writes()).toEqual([])
})

it('approves once it is confirmed, with the focus on Close, and offers then to deactivate', async () => {
  const { screen, dialog, button, press, writes } = await view({})
  await press('Approve')
  await press('Approve campaign')
  expect(button('Close')).toHaveFocus()
  await toast('City tour: Campaign approved')
  expect(await within(dialog).findByRole('button', { name: 'Deactivate' })).toBeEnabled()
  expect(within(dialog).getByText('Active')).toBeVisible()
  expect(writes()).toEqual(['PUT /api/admin/campaign-ads/7/approve'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(button('Close')).toHaveFocus()
})

it('approves nothing by the second click of a double click on Approve', async () => {
  const { button, press, writes } = await view({})
  await press('Approve')
  fireEvent.click(button('Approve campaign'), { detail: 2 })
  await turns()
  expect(button('Approve campaign')).toBeVisible()
  expect(writes()).toEqual([])
})

it('deactivates nothing by the second click of a double click on Approve campaign', async () => {
  const { button, press, writes } = await view({})
  await press('Approve')
  await press('Approve campaign')
  await waitFor(() => expect(button('Deactivate')).toBeEnabled())
  fireEvent.click(button('Deactivate'), { detail: 2 })
  await turns()
  expect(writes()).toEqual(['PUT /api/admin/campaign-ads/7/approve'])
})

it('deactivates at once, and activates again by Undo', async () => {
  const { screen, user, dialog, press, writes } = await view({ is_approved: true, is_active: true })
  await press('Deactivate')
  await toast('City tour: Campaign toggled')
  await within(dialog).findByRole('button', { name: 'Activate' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(dialog).findByRole('button', { name: 'Deactivate' })).toBeEnabled()
  expect(writes()).toEqual(Array(2).fill('PUT /api/admin/campaign-ads/7/toggle-user'))
})

it('spins while it is sent, takes no second press, and can be pressed again after a refusal', async () => {
  const { open, release } = gate()
  const { button, press, writes } = await view({ is_approved: true })
  server.use(
    http.put(campaignPaths.toggle, async () => {
      await open
      return HttpResponse.json({ message: 'Not now' }, { status: 409 })
    }),
  )
  await press('Activate')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(button('Activate')).toHaveAttribute('aria-disabled', 'true')
  await press('Activate')
  release()
  await toast('City tour: Not now')
  await waitFor(() => expect(button('Activate')).not.toHaveAttribute('aria-disabled', 'true'))
  expect(writes()).toHaveLength(1)
})

it.each([
  ['searches', { plain: false }],
  ["has the platform's own calls alone", { plain: true }],
])(
  'stays open with the new state when an approval takes the campaign out of the list, on a server that %s',
  async (_what, how) => {
    const { requests } = campaignsOn(how, ...campaigns(3))
    const { screen, user } = renderApp('/campaign?status=waiting&view=2')
    const dialog = await screen.findByRole('dialog', { name: 'Campaign 2' })
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Approve campaign' }))
    await toast('Campaign 2: Campaign approved')
    expect(await within(dialog).findByRole('button', { name: 'Deactivate' })).toBeEnabled()
    expect(within(dialog).getByText('Active')).toBeVisible()
    await waitFor(() => expect(screen.getByText('1-2 of 2')).toBeInTheDocument())
    expect(dialog).toBeVisible()
    expect(toasts()).toEqual(['Campaign 2: Campaign approved'])
    expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  },
)
