import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { settings } from '../../testing/adminBuilders'
import { takeLog } from '../../testing/consoleLog'
import { openSettings, puts } from '../../testing/openSettings'
import { emptyPlatform } from '../../testing/emptyPlatform'
import '../../testing/noScrolling'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'
import { readSettingDraft } from './settingDrafts'

beforeEach(() => keepSession('super-admin'))

/** Types a value and presses Update. */
async function update(
  { screen, user }: Pick<ReturnType<typeof openSettings>, 'screen' | 'user'>,
  label: string,
  value: string,
) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (value) await user.type(field, value)
  await user.click(screen.getByRole('button', { name: `Update ${label}` }))
  return field
}

const fields = () =>
  [...document.querySelectorAll('form')].map((form) =>
    [form.querySelector('label')?.textContent, form.querySelector('input')?.value].join(': '),
  )

it('shows one field per setting under its label in the order of the specification, unknown ones last by their key', async () => {
  const given = settings({ campaign_ad_fee: '0.000000000000000001', minimum_points: '12345678901234567890' })
  const { screen } = openSettings([{ id: '9', key: 'constructor', value: 'blue' }, ...given.toReversed()])
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
  const { screen } = openSettings(settings().slice(0, 2))
  await screen.findByLabelText('Points per Referral')
  expect(fields()).toEqual(['Points per Referral: 50', 'Points for 1 SSDX: 100'])
})

it('says how many settings cannot be read', async () => {
  const others = settings()
  const { screen } = openSettings([{ id: '', key: 'left_out', value: '50' }, ...others])
  expect(await screen.findByText("1 more setting can't be read.")).toBeVisible()
  expect(fields()).toHaveLength(others.length)
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

it.each([
  ['', 'Enter a value'],
  ['1,5', 'Only digits and a decimal point, such as 0.5 or 1000.5'],
  ['1.0000000000000000001', 'At most 20 digits before the point and 18 after it'],
])('says at the field and as a message what is wrong with %j, and asks nothing', async (value, message) => {
  const page = openSettings()
  const field = await update(page, 'Points per Referral', value)
  await toast(message)
  expect(toasts()).toEqual([`error: ${message}`])
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

it('asks what is meant by 2.000 where a point separates thousands', async () => {
  jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('10.000')
  const page = openSettings()
  await update(page, 'Points per Referral', '2.000')
  await toast('2.000 can be read as 2000 or 2. Write 2000, or 2.0000')
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

it('saves any text for a setting that it does not know, and only asks for some', async () => {
  const page = openSettings([...settings(), { id: '9', key: 'theme', value: 'blue' }])
  const field = await update(page, 'theme', '')
  await toast('Enter a value')
  expect(field).not.toHaveAttribute('inputmode', 'decimal')
  await update(page, 'theme', 'dark red')
  await page.user.click(
    within(await page.screen.findByRole('dialog', { name: 'Update theme?' })).getByRole('button', { name: 'Update' }),
  )
  await toast('Setting updated: theme is now dark red')
  expect(page.valueOf('9')).toBe('dark red')
})

it('keeps no draft once the value that stands is typed again', async () => {
  const { screen } = openSettings()
  const field = await screen.findByLabelText('Points per Referral')
  fireEvent.change(field, { target: { value: '75' } })
  expect(readSettingDraft('referral_bonus')).toBe('75')
  fireEvent.change(field, { target: { value: '50.0' } })
  expect(readSettingDraft('referral_bonus')).toBeUndefined()
})

it.each(['50', '50.0', ' 50 '])('says that there is nothing to save when %j is what stands', async (value) => {
  const page = openSettings()
  await update(page, 'Points per Referral', value)
  await toast('Nothing to save: Points per Referral is 50 points.')
  expect(puts(page.requests)).toEqual([])
})

it('shows old and new, saves when that is confirmed, and takes it back by Undo', async () => {
  const page = openSettings()
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

it('has the focus on Update, which says old and new; Enter that is still held down does not save', async () => {
  const page = openSettings()
  await update(page, 'Points per Referral', '55')
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Update Points per Referral?' }))
  const button = dialog.getByRole('button', { name: 'Update' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Now 50 points New 55 points')
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  await page.user.keyboard('{Enter}')
  await toast('Setting updated: Points per Referral is now 55 points')
})

it('puts Update below a field that has too little room', async () => {
  const { screen } = openSettings()
  const field = await screen.findByLabelText('Points per Referral')
  expect(field.closest('form')?.firstElementChild).toHaveStyle({ flexWrap: 'wrap' })
  expect(field.closest('.field')).toHaveStyle({ flex: '1 1 10em' })
})

it('sends nothing over what a colleague has saved while the question was open', async () => {
  const page = openSettings()
  const { screen, user, store, requests, set } = page
  await update(page, 'Points per Referral', '55')
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Points per Referral?' }))
  set('1', '60')
  store.dispatch(baseApi.util.invalidateTags(['Setting']))
  await screen.findByText('Current value: 60 points')
  expect(dialog.getAllByRole('definition')[0]).toHaveTextContent('50 points')
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  await toast('Points per Referral was changed in the meantime: it is now 60 points. Nothing was sent.')
  expect(puts(requests)).toEqual([])
})

it('asks for a single point as one', async () => {
  const page = openSettings()
  await update(page, 'Points per Referral', '1')
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Update Points per Referral?' }))
  expect(dialog.getAllByRole('definition')[1]).toHaveTextContent(/^1 point$/)
})

it('takes what was saved for the current value before the settings have been read again', async () => {
  const page = openSettings()
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
  await waitFor(() => expect(screen.queryByText(/^Current value/)).toBeNull())
  expect(field).toHaveValue('1234.5')
  release()
  await toast('Setting updated: Points per Referral is now 1,234.5 points')
})

it('offers Update only where there is something to save', async () => {
  const { screen, user } = openSettings()
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

it('says before another page that what was typed stays as a draft', async () => {
  // A link that is pointed at reads its page ahead.
  emptyPlatform()
  const { screen, user } = openSettings()
  await user.type(await screen.findByLabelText('Points Per Task'), '5')
  await user.click(screen.getByRole('link', { name: 'Users' }))
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'What you typed stays here as a draft until you sign out.',
  )
})

it('says before a Logout, from its button or the palette, that what was typed will be lost', async () => {
  const { screen, user } = openSettings()
  await user.type(await screen.findByLabelText('Points Per Task'), '5')
  const asked = async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(question).toHaveAccessibleDescription("What you typed on this page and didn't send will be lost.")
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await asked()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'logout')
  await user.click(await screen.findByRole('option', { name: 'Logout' }))
  await asked()
})

it('keeps what was typed until it is reset', async () => {
  const first = openSettings()
  const { user, screen, unmount } = first
  await user.type(await screen.findByLabelText('Points Per Task'), '5')
  unmount()
  const again = renderApp('/setting').screen
  const field = await again.findByLabelText('Points Per Task')
  expect(field).toHaveValue('105')
  expect(field).toHaveAccessibleDescription('Current value: 10 points')
  await user.click(again.getByRole('button', { name: 'Reset Points Per Task' }))
  expect(field).toHaveValue('10')
  expect(field).toHaveFocus()
  expect(again.queryByRole('button', { name: /^Reset/ })).toBeNull()
})
