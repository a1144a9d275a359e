import { fireEvent, waitFor, within } from '@testing-library/react'
import { baseApi } from '../../api/baseApi'
import { settings } from '../../testing/adminBuilders'
import { openSettings, puts } from '../../testing/openSettings'
import '../../testing/noScrolling'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'
import { updateSetting, settingFields } from '../../testing/openSettings'

beforeEach(() => keepSession('super-admin'))

it('shows one field per setting under its label in the order of the specification, unknown ones last by their key', async () => {
  const given = settings({ campaign_ad_fee: '0.000000000000000001', minimum_points: '12345678901234567890' })
  const { screen } = openSettings([{ id: '9', key: 'constructor', value: 'blue' }, ...given.toReversed()])
  await screen.findByLabelText('Points per Referral')
  expect(settingFields()).toEqual([
    'Points per Referral: 50',
    'Points for 1 SSDX: 100',
    'usdt per Ad: 0.000000000000000001',
    'usdt per Asset: 1',
    'Minimium Points: 12345678901234567890',
    'Points Per Task: 10',
    'constructor: blue',
  ])
})

it.each([
  ['', 'Enter a value'],
  ['1,5', 'Only digits and a decimal point, such as 0.5 or 1000.5'],
  ['1.0000000000000000001', 'At most 20 digits before the point and 18 after it'],
])('says at the field and as a message what is wrong with %j, and asks nothing', async (value, message) => {
  const page = openSettings()
  const field = await updateSetting(page, 'Points per Referral', value)
  await toast(message)
  expect(toasts()).toEqual([`error: ${message}`])
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

it('asks what is meant by 2.000 where a point separates thousands', async () => {
  jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('10.000')
  const page = openSettings()
  await updateSetting(page, 'Points per Referral', '2.000')
  await toast('2.000 can be read as 2000 or 2. Write 2000, or 2.0000')
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

it('shows old and new, saves when that is confirmed, and takes it back by Undo', async () => {
  const page = openSettings()
  const { screen, user, requests, valueOf } = page
  const field = await updateSetting(page, 'Points per Referral', '1234.5')
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
  await updateSetting(page, 'Points per Referral', '55')
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Update Points per Referral?' }))
  const button = dialog.getByRole('button', { name: 'Update' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Now 50 points New 55 points')
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  await page.user.keyboard('{Enter}')
  await toast('Setting updated: Points per Referral is now 55 points')
})

it('sends nothing over what a colleague has saved while the question was open', async () => {
  const page = openSettings()
  const { screen, user, store, requests, set } = page
  await updateSetting(page, 'Points per Referral', '55')
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Points per Referral?' }))
  set('1', '60')
  store.dispatch(baseApi.util.invalidateTags(['Setting']))
  await screen.findByText('Current value: 60 points')
  expect(dialog.getAllByRole('definition')[0]).toHaveTextContent('50 points')
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  await toast('Points per Referral was changed in the meantime: it is now 60 points. Nothing was sent.')
  expect(puts(requests)).toEqual([])
})
