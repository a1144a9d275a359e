import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Campaign } from '../../contract/entities'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths, campaignServer, campaignsOn } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

beforeEach(() => keepSession('moderator'))

/** Opens the dialog of one campaign by its address. */
async function view(given: Partial<Campaign>) {
  const platform = campaignServer(campaign(given))
  const { screen, user } = renderApp('/campaign?view=7')
  const dialog = await screen.findByRole('dialog', { name: 'View Campaign' })
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
  const dialog = await screen.findByRole('dialog', { name: 'View Campaign' })
  expect(within(dialog).getByText('Campaign 12')).toBeVisible()
  expect(window.location.search).toBe('?page=2&view=12')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?page=2')
})

it('shows picture, title, description and a link that gives nothing away', async () => {
  const { dialog } = await view({})
  const inside = within(dialog)
  expect(inside.getByRole('img', { name: 'Picture of City tour' })).toBeVisible()
  expect(inside.getByText('City tour')).toBeVisible()
  expect(inside.getByText('Through the old town')).toBeVisible()
  const link = inside.getByRole('link', { name: /^tour\.example/ })
  expect(link).toHaveAttribute('href', 'https://tour.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it.each(['javascript:alert(1)', '<script>alert(1)</script>'])(
  'shows the unsafe website %s as text',
  async (website_url) => {
    const { dialog } = await view({ website_url })
    expect(within(dialog).getByText(website_url)).toBeVisible()
    expect(within(dialog).queryByRole('link')).toBeNull()
  },
)

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
  const { screen, user, press, writes } = await view({})
  await press('Approve')
  const question = await screen.findByRole('alertdialog', { name: 'Approve "City tour"?' })
  expect(question).toHaveAccessibleDescription(/cannot be taken back/)
  const cancel = within(question).getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveFocus()
  await user.click(cancel)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes()).toEqual([])
})

it('approves once it is confirmed, and offers then to deactivate', async () => {
  const { screen, user, dialog, press, writes } = await view({})
  await press('Approve')
  await user.click(await screen.findByRole('button', { name: 'Approve campaign' }))
  await toast('Campaign approved')
  expect(await within(dialog).findByRole('button', { name: 'Deactivate' })).toBeEnabled()
  expect(within(dialog).getByText('Active')).toBeVisible()
  expect(writes()).toEqual(['PUT /api/admin/campaign-ads/7/approve'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('deactivates at once, and activates again by Undo', async () => {
  const { screen, user, dialog, press, writes } = await view({ is_approved: true, is_active: true })
  await press('Deactivate')
  await toast('Campaign toggled')
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
  await toast('Not now')
  await waitFor(() => expect(button('Activate')).not.toHaveAttribute('aria-disabled', 'true'))
  expect(writes()).toHaveLength(1)
})

it('says that the campaign of an old link does not exist any more, and forgets it', async () => {
  campaignServer(campaign())
  renderApp('/campaign?view=99')
  await toast('This campaign does not exist any more.')
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('opens the campaign of a link whatever page it stands on', async () => {
  campaignServer(...campaigns(250))
  const { screen } = renderApp('/campaign?view=217')
  const dialog = await screen.findByRole('dialog', { name: 'View Campaign' })
  expect(within(dialog).getByText('Campaign 217')).toBeVisible()
})

it('says that the campaign of a link could not be read, and forgets it', async () => {
  campaignServer(...campaigns(12))
  server.use(
    http.get(campaignPaths.list, ({ request }) =>
      new URL(request.url).searchParams.get('end') === '99' ? HttpResponse.error() : undefined,
    ),
  )
  renderApp('/campaign?view=12')
  await toast('The campaign could not be read. Try Again')
  await waitFor(() => expect(window.location.search).toBe(''))
})

it.each([
  ['searches', { plain: false }],
  ["has the platform's own calls alone", { plain: true }],
])(
  'stays open with the new state when an approval takes the campaign out of the list, on a server that %s',
  async (_what, how) => {
    const { requests } = campaignsOn(how, ...campaigns(3))
    const { screen, user } = renderApp('/campaign?status=waiting&view=2')
    const dialog = await screen.findByRole('dialog', { name: 'View Campaign' })
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Approve campaign' }))
    await toast('Campaign approved')
    expect(await within(dialog).findByRole('button', { name: 'Deactivate' })).toBeEnabled()
    expect(within(dialog).getByText('Active')).toBeVisible()
    await waitFor(() => expect(screen.getByText('1-2 of 2')).toBeInTheDocument())
    expect(dialog).toBeVisible()
    expect(toasts()).toEqual(['Campaign approved'])
    expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  },
)
