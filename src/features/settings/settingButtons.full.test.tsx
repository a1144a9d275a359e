import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '../../contract/entities'
import { settings } from '../../testing/adminBuilders'
import { user, users } from '../../testing/builders'
import '../../testing/noScrolling'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { askedRows, server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'

const { click } = HTMLAnchorElement.prototype
beforeEach(() => keepSession('super-admin'))
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

/** The settings on a server that answers like this about who has reached the minimum, and holds its writes until released. */
async function open(reached: { data: readonly User[]; total?: number }) {
  const { open: held, release } = gate()
  settingsServer([...settings(), { id: '9', key: 'mail', value: 'Dear friend,\nwelcome' }])
  server.use(
    http.get(settingsPaths.reached, ({ request }) =>
      HttpResponse.json({ ...reached, data: askedRows(request, reached.data) }),
    ),
    http.put('/api/admin/*', () => held.then(() => HttpResponse.json({ message: 'Done' }))),
  )
  const app = renderApp('/setting')
  await screen.findByLabelText('mail')
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
  return { ...app, press, release }
}

it('warns before more users than are counted may redeem, and shows that this is being sent', async () => {
  const { press, user: person, release } = await open({ data: users(30) })
  await screen.findByText('10+')
  await press('Set Can Redeem')
  const question = await screen.findByRole('alertdialog', { name: 'Allow 10 or more users to redeem?' })
  const yes = within(question).getByRole('button', { name: 'Set Can Redeem' })
  expect(yes.className).toMatch(/danger/)
  await person.click(yes)
  const button = await screen.findByRole('button', { name: 'Set Can Redeem' })
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  release()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
})

it('shows which setting is being saved', async () => {
  const { press, user: person, release } = await open({ data: [], total: 0 })
  await person.type(screen.getByLabelText('Points per Referral'), '5')
  await press('Update Points per Referral')
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Update' }))
  const button = await screen.findByRole('button', { name: 'Update Points per Referral' })
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  release()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
})

it('keeps the focus at a field of several lines that is reset', async () => {
  const { press, user: person } = await open({ data: [], total: 0 })
  await person.type(screen.getByLabelText('mail'), 's')
  await press('Reset mail')
  expect(screen.getByLabelText('mail')).toHaveFocus()
})

it('saves whole addresses, exact points and instants of who has reached the minimum', async () => {
  const saved = savedFiles()
  const row = user({ spunky_points: '12345.678' })
  const { press } = await open({ data: [row], total: 1 })
  await screen.findByText('1-1 of 1')
  await press('Options')
  await press('Export all rows (CSV)')
  await toast('1 row exported')
  expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFEmail,Wallet Address,Date Joined,Points',
    `${row.email},${row.public_address},${row.created_at},12345.678`,
  ])
})

it('offers no search among nobody', async () => {
  await open({ data: [], total: 0 })
  await screen.findByText('No User reach Minimum Point.')
  expect(screen.getByRole('searchbox')).toBeDisabled()
})
