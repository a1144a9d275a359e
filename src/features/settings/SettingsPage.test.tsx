import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Setting } from '../../contract/entities'
import { richUsers, settings } from '../../testing/adminBuilders'
import { takeLog } from '../../testing/consoleLog'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

beforeEach(() => keepSession('super-admin'))
afterEach(() => window.sessionStorage.clear())

/**
 * Opens the settings page with these settings and `users` users on the server, each 100 points richer than the one
 * before.
 */
function open(given: readonly Setting[] = settings(), users = 0) {
  const platform = settingsServer(given, richUsers(users))
  return { ...renderApp('/setting'), ...platform }
}

/** Types a value and presses Update. */
async function update(
  { screen, user }: Pick<ReturnType<typeof open>, 'screen' | 'user'>,
  label: string,
  value: string,
) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (value) await user.type(field, value)
  await user.click(screen.getByRole('button', { name: `Update ${label}` }))
  return field
}

const puts = (requests: readonly string[]) => requests.filter((line) => line.startsWith('PUT'))

const fields = () =>
  [...document.querySelectorAll('form')].map((form) =>
    [form.querySelector('label')?.textContent, form.querySelector('input')?.value].join(': '),
  )

it('shows one field per setting under its label in the order of the specification, unknown ones last by their key', async () => {
  const given = settings({ campaign_ad_fee: '0.000000000000000001', minimum_points: '12345678901234567890' })
  const { screen } = open([{ id: '9', key: 'constructor', value: 'blue' }, ...given.toReversed()])
  await screen.findByLabelText('Points per Referral')
  expect(fields()).toEqual([
    'Points per Referral: 50',
    'Points for 1 SSDX: 100',
    'usdt per Ad: 0.000000000000000001',
    'usdt per Asset: 1',
    'Minimium Points: 12345678901234567890',
    'Points Per Task: 10',
    'constructor: blue',
  ])
})

it('shows no field for a setting that the server does not have', async () => {
  const { screen } = open(settings().slice(0, 2))
  await screen.findByLabelText('Points per Referral')
  expect(fields()).toEqual(['Points per Referral: 50', 'Points for 1 SSDX: 100'])
})

it('says how many settings cannot be read', async () => {
  const others = settings()
  const { screen } = open([{ id: '', key: 'left_out', value: '50' }, ...others])
  expect(await screen.findByText("1 more setting can't be read.")).toBeVisible()
  expect(fields()).toHaveLength(others.length)
  takeLog()
})

it('says why the settings could not be read, and reads them again when asked to', async () => {
  settingsServer(settings())
  server.use(http.get(settingsPaths.list, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { screen, user } = renderApp('/setting')
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Points per Referral')).toBeVisible()
})

it.each([
  ['', 'Enter a value'],
  ['-1', 'Enter zero or a positive number'],
  ['1e3', 'Enter zero or a positive number'],
])('says at the field and as a message what is wrong with %j, and asks nothing', async (value, message) => {
  const page = open()
  const field = await update(page, 'Points per Referral', value)
  await toast(message)
  expect(toasts()).toEqual([`error: ${message}`])
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

it.each(['50', '50.0', ' 50 '])('says that there is nothing to save when %j is what stands', async (value) => {
  const page = open()
  await update(page, 'Points per Referral', value)
  await toast('Nothing to save: Points per Referral is 50 points.')
  expect(puts(page.requests)).toEqual([])
})

it('shows old and new, saves when that is confirmed, and takes it back by Undo', async () => {
  const page = open()
  const { screen, user, requests, valueOf } = page
  const field = await update(page, 'Points per Referral', '1234.5')
  const dialog = await screen.findByRole('dialog', { name: 'Update Points per Referral?' })
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['50 points', '1,234.5 points'])
  expect(puts(requests)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Update' }))
  await toast('Setting updated: Points per Referral is now 1,234.5 points')
  expect(puts(requests)).toEqual(['PUT /api/admin/settings/1'])
  expect(valueOf('1')).toBe('1234.5')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await toast('Setting updated: Points per Referral is now 50 points')
  await waitFor(() => expect(field).toHaveValue('50'))
  expect(valueOf('1')).toBe('50')
})

it('takes what was saved for the current value before the settings have been read again', async () => {
  const page = open()
  const { screen, user, valueOf } = page
  const { open: opened, release } = gate()
  const field = await update(page, 'Points per Referral', '1234.5')
  const dialog = await screen.findByRole('dialog', { name: 'Update Points per Referral?' })
  server.use(
    http.get(settingsPaths.list, async () => {
      if (valueOf('1') === '1234.5') await opened
      return undefined
    }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Update' }))
  await toast('Setting updated: Points per Referral is now 1,234.5 points')
  expect(field).toHaveValue('1234.5')
  expect(screen.queryByText(/^Current value/)).toBeNull()
  release()
})

it('offers Update only where there is something to save', async () => {
  const { screen, user } = open()
  const field = await screen.findByLabelText('Points per Referral')
  const button = (label: string) => screen.getByRole('button', { name: `Update ${label}` })
  expect(button('Points per Referral')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Points per Referral')).toHaveAccessibleDescription('Nothing to save')
  await user.type(field, '5')
  expect(button('Points per Referral')).not.toHaveAttribute('aria-disabled')
  expect(button('Points for 1 SSDX')).toHaveAttribute('aria-disabled', 'true')
  await user.type(field, '{Backspace}')
  expect(button('Points per Referral')).toHaveAttribute('aria-disabled', 'true')
})

it('draws the points of the users with the minimum as a line where the server tells them, and nothing else', async () => {
  const { screen, unmount } = open(settings({ minimum_points: '500' }))
  await screen.findByLabelText('Points per Referral')
  unmount()
  const points = [
    { from: '0', users: 40 },
    { from: '500', users: '2' },
  ]
  server.use(
    http.get('/api/admin/general-stats', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('detail') === 'points' ? { points } : {}),
    ),
  )
  const again = renderApp('/setting').screen
  const figure = within(await again.findByRole('figure', { name: 'Active users by points' }))
  expect(await figure.findByText('Minimum 500')).toBeVisible()
  expect([...document.querySelectorAll('figure rect')].map((bar) => bar.getAttribute('data-quiet'))).toEqual([
    'true',
    'false',
  ])
})

it('draws nothing where the server tells no points', async () => {
  const { screen, requests } = open(settings(), 23)
  await screen.findByText('1-10 of 14')
  await waitFor(() => expect(requests).toContain('GET /api/admin/general-stats?detail=points'))
  await waitFor(() => expect(screen.queryAllByRole('figure')).toEqual([]))
})

it('keeps what was typed until it is reset', async () => {
  const first = open()
  const { user, screen, unmount } = first
  await user.type(await screen.findByLabelText('Points Per Task'), '5')
  unmount()
  const again = renderApp('/setting').screen
  const field = await again.findByLabelText('Points Per Task')
  expect(field).toHaveValue('105')
  expect(field).toHaveAccessibleDescription('Current value: 10 points')
  await user.click(again.getByRole('button', { name: 'Reset Points Per Task' }))
  expect(field).toHaveValue('10')
  expect(again.queryByRole('button', { name: /^Reset/ })).toBeNull()
})

it('shows how many users have reached the minimum, and who', async () => {
  const { screen } = open(settings({ minimum_points: '1100' }), 23)
  await screen.findByText('1-10 of 13')
  const figure = screen.getByText('Users who reached the minimum points').nextElementSibling
  expect(figure).toHaveTextContent('13')
  expect(screen.getByText('user11@tour.example')).toBeVisible()
  expect(screen.queryByText('user10@tour.example')).toBeNull()
})

it('lets them redeem once that is confirmed with their number, and says it when the server said yes', async () => {
  const { screen, user, requests } = open(settings({ minimum_points: '2300' }), 23)
  await screen.findByText('user23@tour.example')
  await user.click(screen.getByRole('button', { name: 'Set Can Redeem' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Allow 1 user to redeem?' }))
  expect(puts(requests)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Set Can Redeem' }))
  await toast('Redeemable Users Set')
  expect(puts(requests)).toEqual(['PUT /api/admin/users/min-points'])
})

it.each([
  [404, {}, "This server doesn't support Set Can Redeem. Nothing was changed."],
  [405, {}, "This server doesn't support Set Can Redeem. Nothing was changed."],
  [409, { message: 'No User reach Minimum Point.' }, 'No User reach Minimum Point.'],
  [0, {}, "The server's answer was lost, so we don't know whether users can redeem now. Nothing was sent again."],
])('does not claim that they may redeem when the server answers %d', async (status, body, message) => {
  const { screen, user, requests } = open(settings(), 23)
  server.use(
    http.put(settingsPaths.reached, () => (status ? HttpResponse.json(body, { status }) : HttpResponse.error())),
  )
  await screen.findByText('1-10 of 14')
  await user.click(screen.getByRole('button', { name: 'Set Can Redeem' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Set Can Redeem' }))
  await toast(message)
  expect(toasts()).toEqual([`error: ${message}`])
  expect(puts(requests)).toHaveLength(1)
})

it('is off while nobody has reached the minimum, and says so when it is pressed', async () => {
  const { screen, user, requests } = open(settings(), 3)
  const button = await screen.findByRole('button', { name: 'Set Can Redeem' })
  await screen.findByText('0 of 0')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await toast('No User reach Minimum Point.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(puts(requests)).toEqual([])
})

it('is off while the users are being counted', async () => {
  const { open: opened, release } = gate()
  settingsServer(settings())
  server.use(
    http.get(settingsPaths.reached, async () => {
      await opened
      return HttpResponse.json({ data: richUsers(1), total: 1 })
    }),
  )
  const { screen } = renderApp('/setting')
  const button = await screen.findByRole('button', { name: 'Set Can Redeem' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  release()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
})
