import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { settings } from '../../testing/adminBuilders'
import { takeLog } from '../../testing/consoleLog'
import { openSettings } from '../../testing/openSettings'
import '../../testing/noScrolling'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'
import { updateSetting, settingFields } from '../../testing/openSettings'

beforeEach(() => keepSession('super-admin'))

it('shows no field for a setting that the server does not have', async () => {
  const { screen } = openSettings(settings().slice(0, 2))
  await screen.findByLabelText('Points per Referral')
  expect(settingFields()).toEqual(['Points per Referral: 50', 'Points for 1 SSDX: 100'])
})

it('says how many settings cannot be read', async () => {
  const others = settings()
  const { screen } = openSettings([
    { id: '', key: 'left_out', value: '50' },
    // Its field would have no label.
    { id: '90', key: '\u200b', value: '50' },
    ...others,
  ])
  expect(await screen.findByText("2 more settings can't be read.")).toBeVisible()
  expect(settingFields()).toHaveLength(others.length)
  takeLog()
})

it('says why the settings could not be read, and reads them again when asked to', async () => {
  settingsServer(settings())
  server.use(http.get(settingsPaths.list, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { screen, user } = renderApp('/setting')
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' })
  const { open, release } = gate()
  server.use(http.get(settingsPaths.list, () => open, { once: true }))
  await user.click(again)
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
  expect(again).toHaveFocus()
  release()
  expect(await screen.findByLabelText('Points per Referral')).toBeVisible()
})

it('keeps the values that could not be read again, and says that they may be out of date', async () => {
  const { screen, store } = openSettings()
  const field = await screen.findByLabelText('Points per Referral')
  server.use(http.get(settingsPaths.list, () => HttpResponse.json({}, { status: 422 })))
  store.dispatch(baseApi.util.invalidateTags(['Setting']))
  expect(await screen.findByText('The values below may be out of date.')).toBeVisible()
  expect(field).toHaveValue('50')
})

it('puts Update below a field that has too little room', async () => {
  const { screen } = openSettings()
  const field = await screen.findByLabelText('Points per Referral')
  expect(field.closest('form')?.firstElementChild).toHaveStyle({ flexWrap: 'wrap' })
  expect(field.closest('.field')).toHaveStyle({ flex: '1 1 10em' })
})

it('takes what was saved for the current value before the settings have been read again', async () => {
  const page = openSettings()
  const { screen, user, valueOf } = page
  const { open: opened, release } = gate()
  const field = await updateSetting(page, 'Points per Referral', '1234.5')
  const dialog = await screen.findByRole('dialog', { name: 'Update Points per Referral?' })
  server.use(
    http.get(settingsPaths.list, async () => {
      if (valueOf('1') === '1234.5') await opened
      return undefined
    }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByText(/^Current value/)).toBeNull())
  expect(field).toHaveValue('1234.5')
  release()
  await toast('Setting updated: Points per Referral is now 1,234.5 points')
})
