import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { richUsers, settings } from '../../testing/adminBuilders'
import { campaign, task } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession, openStore } from '../../testing/signedInStore'
import { taskServer } from '../../testing/taskServer'
import SaveSettingDialog from './SaveSettingDialog'
import { kindOf } from './settingKinds'

beforeEach(() => keepSession('super-admin'))

const unknown = "Couldn't work out the effect. You can still save it."

/** The sentence shown in the dialog before a value is saved. */
async function shownEffect() {
  const dialog = within(await screen.findByRole('dialog'))
  const effect = dialog.getByRole('status')
  await waitFor(() => expect(effect).not.toHaveTextContent('Working out'))
  expect(dialog.getByRole('button', { name: 'Update' })).toBeEnabled()
  return effect.textContent
}

/** That sentence after a value was typed on the page. */
async function effectOnPage(label: string, value: string) {
  const { user } = renderApp('/setting')
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, value)
  await user.click(screen.getByRole('button', { name: `Update ${label}` }))
  return shownEffect()
}

/** That sentence, of the dialog alone. */
async function effectOf(label: string, to: string, all = settings()) {
  const setting = all.find(({ key }) => kindOf(key).label === label)
  if (!setting) throw new Error(`There is no setting ${label}`)
  const close = () => undefined
  render(
    <Provider store={openStore().store}>
      <SaveSettingDialog setting={setting} settings={all} to={to} onSave={close} onClose={close} />
    </Provider>,
  )
  return shownEffect()
}

it('shows the effect of what was typed on the page', async () => {
  settingsServer(settings(), richUsers(23))
  expect(await effectOnPage('Minimium Points', '900')).toBe('1 more user qualifies: 15 users instead of 14.')
})

it.each([
  ['500.5', '4 more users qualify: 18 users instead of 14.'],
  ['2200', '12 fewer users qualify: 2 users instead of 14.'],
  ['950', 'No change: 14 users qualify.'],
  ['2300', '13 fewer users qualify: 1 user instead of 14.'],
])('counts who qualifies at a minimum of %s', async (minimum, sentence) => {
  settingsServer(settings(), richUsers(23))
  expect(await effectOf('Minimium Points', minimum)).toBe(sentence)
})

it.each([
  [1234, 1, '1,233 fewer users qualify: 1 user instead of 1,234.'],
  [1, 1, 'No change: 1 user qualifies.'],
])('says of %d users before and %d after: %s', async (before, after, sentence) => {
  settingsServer(settings())
  server.use(
    http.get(settingsPaths.reached, ({ request }) => {
      const applied = new URL(request.url).searchParams.has('minimum') ? ['minimum'] : []
      return HttpResponse.json({ data: richUsers(1), total: applied.length > 0 ? after : before, applied })
    }),
  )
  expect(await effectOf('Minimium Points', '2200')).toBe(sentence)
})

it.each([
  ['fails', () => HttpResponse.json({}, { status: 422 })],
  ['says no total', () => HttpResponse.json({ data: [{ id: 1 }], applied: ['minimum'] })],
  ['ignores the minimum it is asked for', () => HttpResponse.json({ data: [], total: 531 })],
])('admits that it cannot count when the server %s, and still lets it be saved', async (_what, answer) => {
  settingsServer(settings(), richUsers(23))
  server.use(
    http.get(settingsPaths.reached, ({ request }) =>
      new URL(request.url).searchParams.has('minimum') ? answer() : undefined,
    ),
  )
  expect(await effectOf('Minimium Points', '500')).toBe(unknown)
})

const earned = (point_earned: unknown) =>
  server.use(
    http.get('/api/admin/general-stats', () => HttpResponse.json({ revenue: '1', total_users: '1', point_earned })),
  )

it.each([
  ['1234567', '300', '12,345.67 SSDX now and 4,115.22 SSDX after'],
  ['90071992547409930000', '1', '900,719,925,474,099,300.00 SSDX now and 90,071,992,547,409,930,000.00 SSDX after'],
])('works out exactly what %s points are worth at %s for one', async (points, rate, worth) => {
  settingsServer(settings())
  earned(points)
  const all = new Intl.NumberFormat().format(BigInt(points))
  expect(await effectOf('Points for 1 SSDX', rate)).toBe(`All ${all} points earned so far are worth ${worth}.`)
})

it('works out what a single point is worth', async () => {
  settingsServer(settings())
  earned('1')
  expect(await effectOf('Points for 1 SSDX', '50')).toBe(
    'The only point earned so far is worth 0.01 SSDX now and 0.02 SSDX after.',
  )
})

it.each([
  ['1000', '0'],
  [null, '50'],
])('works nothing out of %j points at %s for one', async (points, rate) => {
  settingsServer(settings())
  earned(points)
  expect(await effectOf('Points for 1 SSDX', rate)).toBe(unknown)
})

it('tells what a referral is worth by the conversion that stands', async () => {
  settingsServer(settings())
  expect(await effectOf('Points per Referral', '75')).toBe(
    'A referral is worth 0.50 SSDX now and 0.75 SSDX after, at 100 points for 1 SSDX.',
  )
})

it('tells what a referral is worth at a single point for 1 SSDX', async () => {
  expect(await effectOf('Points per Referral', '75', settings({ spunky_points_conversion_rate: '1' }))).toBe(
    'A referral is worth 50.00 SSDX now and 75.00 SSDX after, at 1 point for 1 SSDX.',
  )
})

it('tells of a single point as one', async () => {
  settingsServer(settings())
  taskServer(task())
  expect(await effectOf('Points Per Task', '1')).toMatch(/^A new task earns 1 point instead of 10\./)
})

it('tells how many active tasks keep their points', async () => {
  settingsServer(settings())
  const { requests } = taskServer(task(), task({ id: '8' }))
  expect(await effectOf('Points Per Task', '12.5')).toBe(
    'A new task earns 12.5 points instead of 10. The 2 active tasks keep their points.',
  )
  expect(requests).toContain('GET /api/admin/tasks?start=0&end=0&status=active')
})

it('tells what the ad fee comes to for as many campaigns as there are', async () => {
  settingsServer(settings())
  campaignServer(campaign(), campaign({ id: '8' }), campaign({ id: '9' }))
  expect(await effectOf('usdt per Ad', '0.1')).toBe(
    'For the current 3 campaigns, the fee comes to 0.30 usdt instead of 7.50 usdt.',
  )
})

it('tells what the fees come to for a single campaign and a single asset', async () => {
  settingsServer(settings())
  campaignServer(campaign())
  server.use(http.get('/api/admin/asset-stats', () => HttpResponse.json({ total_tracked_assets: 1 })))
  expect(await effectOf('usdt per Ad', '0.1')).toBe(
    'For the current campaign, the fee comes to 0.10 usdt instead of 2.50 usdt.',
  )
  cleanup()
  expect(await effectOf('usdt per Asset', '2')).toBe(
    'For the current tracked asset, the fee comes to 2.00 usdt instead of 1.00 usdt.',
  )
})

it('tells what the asset fee comes to for as many assets as are tracked', async () => {
  settingsServer(settings())
  server.use(http.get('/api/admin/asset-stats', () => HttpResponse.json({ total_tracked_assets: 400 })))
  expect(await effectOf('usdt per Asset', '2')).toBe(
    'For the current 400 tracked assets, the fee comes to 800.00 usdt instead of 400.00 usdt.',
  )
})

it('admits that it does not know what another setting does', async () => {
  settingsServer([{ id: '9', key: 'constructor', value: '1' }])
  expect(await effectOnPage('constructor', '2')).toBe(
    "The console doesn't know this setting, so it can't say what the change does.",
  )
})

it('does not take all tasks for active ones where the server ignores the status', async () => {
  settingsServer(settings())
  server.use(http.get('/api/admin/tasks', () => HttpResponse.json({ data: [], total: 9 })))
  expect(await effectOf('Points Per Task', '12')).toBe(unknown)
})

it('works the effect out anew for each question, and from nothing older where that fails', async () => {
  settingsServer(settings())
  let answer = () => HttpResponse.json({ total_tracked_assets: 400 })
  server.use(http.get('/api/admin/asset-stats', () => answer()))
  expect(await effectOnPage('usdt per Asset', '2')).toContain('400 tracked assets')
  const askAgain = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Update usdt per Asset' }))
  }
  answer = () => HttpResponse.json({ total_tracked_assets: 500 })
  await askAgain()
  expect(await screen.findByText(/500 tracked assets/)).toBeVisible()
  answer = () => HttpResponse.json({}, { status: 422 })
  await askAgain()
  expect(await screen.findByText(unknown)).toBeVisible()
})
