import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { richUsers, settings } from '../../testing/adminBuilders'
import { openSettings, puts } from '../../testing/openSettings'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

beforeEach(() => keepSession('super-admin'))

it('lets them redeem once that is confirmed with their number, and says it when the server said yes', async () => {
  const { screen, user, requests } = openSettings(settings({ minimum_points: '2300' }), 23)
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
  [501, {}, "This server doesn't support Set Can Redeem. Nothing was changed."],
  [409, { message: 'No User reach Minimum Point.' }, 'No User reach Minimum Point.'],
  [0, {}, "The server's answer was lost, so we don't know whether users can redeem now. Nothing was sent again."],
])('does not claim that they may redeem when the server answers %d', async (status, body, message) => {
  const { screen, user, requests } = openSettings(settings(), 23)
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

it('counts again who has reached the minimum once the server has refused', async () => {
  const { screen, user } = openSettings(settings(), 23)
  server.use(http.put(settingsPaths.reached, () => HttpResponse.json({ message: 'No' }, { status: 409 })))
  await screen.findByText('1-10 of 14')
  await user.click(screen.getByRole('button', { name: 'Set Can Redeem' }))
  const question = within(await screen.findByRole('alertdialog'))
  server.use(http.get(settingsPaths.reached, () => HttpResponse.json({ data: [], total: 0 })))
  await user.click(question.getByRole('button', { name: 'Set Can Redeem' }))
  expect(await screen.findByText('0 of 0')).toBeVisible()
})

it('is off while nobody has reached the minimum, and says so when it is pressed', async () => {
  const { screen, user, requests } = openSettings(settings(), 3)
  const button = await screen.findByRole('button', { name: 'Set Can Redeem' })
  await screen.findByText('0 of 0')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await toast('No User reach Minimum Point.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(puts(requests)).toEqual([])
})

it('is off where the users could not be counted, and says so when it is pressed', async () => {
  settingsServer(settings())
  server.use(http.get(settingsPaths.reached, () => HttpResponse.json({}, { status: 422 })))
  const { screen, user } = renderApp('/setting')
  await screen.findByText("Couldn't load.")
  await user.click(screen.getByRole('button', { name: 'Set Can Redeem' }))
  await toast("Couldn't count the users, so nothing was changed.")
  expect(screen.queryByRole('alertdialog')).toBeNull()
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
