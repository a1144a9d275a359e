import { fireEvent, waitFor, within } from '@testing-library/react'
import { settings } from '../../testing/adminBuilders'
import { openSettings, puts } from '../../testing/openSettings'
import { emptyPlatform } from '../../testing/emptyPlatform'
import '../../testing/noScrolling'
import { renderApp } from '../../testing/renderApp'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'
import { readSettingDraft } from './settingDrafts'
import { updateSetting } from '../../testing/openSettings'

beforeEach(() => keepSession('super-admin'))

it('saves any text for a setting that it does not know, and only asks for some', async () => {
  const page = openSettings([...settings(), { id: '9', key: 'theme', value: 'blue' }])
  const field = await updateSetting(page, 'theme', '')
  await toast('Enter a value')
  expect(field).not.toHaveAttribute('inputmode', 'decimal')
  await updateSetting(page, 'theme', 'dark red')
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
  await updateSetting(page, 'Points per Referral', value)
  await toast('Nothing to save: Points per Referral is 50 points.')
  expect(puts(page.requests)).toEqual([])
})

it('asks for a single point as one', async () => {
  const page = openSettings()
  await updateSetting(page, 'Points per Referral', '1')
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Update Points per Referral?' }))
  expect(dialog.getAllByRole('definition')[1]).toHaveTextContent(/^1 point$/)
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
