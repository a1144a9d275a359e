import { fireEvent, waitFor, within } from '@testing-library/react'
import { adminApi } from '../../api/adminApi'
import { widest } from '../../contract/paging'
import { settings } from '../../testing/adminBuilders'
import { openSettings } from '../../testing/openSettings'
import '../../testing/noScrolling'
import { keepSession } from '../../testing/signedInStore'
import { keepSettingDraft, readSettingDraft } from './settingDrafts'

beforeEach(() => keepSession('super-admin'))

it('keeps the line breaks of a text that has some', async () => {
  const text = 'Dear friend,\nwelcome.\n\nYour team'
  const page = openSettings([...settings(), { id: '9', key: 'mail', value: text }])
  const field = await page.screen.findByLabelText('mail')
  expect(field).toHaveValue(text)
  expect(page.screen.getByRole('button', { name: 'Update mail' })).toHaveAccessibleDescription('Nothing to save')
  await page.user.type(field, '{Enter}Bo')
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Update mail?' }))
  expect(dialog.getByText(/^Dear friend,\nwelcome/, { selector: 'dd', normalizer: String })).toHaveStyle({
    whiteSpace: 'pre-line',
  })
  await page.user.click(dialog.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(page.valueOf('9')).toBe(`${text}\nBo`))
})

it('keeps the kind of line breaks that the server has', async () => {
  const { screen, user } = openSettings([...settings(), { id: '99', key: 'terms_text', value: 'One\r\nTwo' }])
  const field = await screen.findByLabelText('terms_text')
  await user.type(field, 's')
  expect(readSettingDraft('terms_text')).toBe('One\r\nTwos')
  await user.type(field, '{Backspace}')
  expect(readSettingDraft('terms_text')).toBeUndefined()
  fireEvent.change(field, { target: { value: 'OneTwo' } })
  fireEvent.change(field, { target: { value: 'One\nTwo' } })
  expect(readSettingDraft('terms_text')).toBeUndefined()
  expect(screen.queryByText(/^Current value/)).toBeNull()
})

it('keeps the kind of line breaks of the server after a draft without any is reset', async () => {
  keepSettingDraft('terms_text', 'OneTwo')
  const { screen, user } = openSettings([...settings(), { id: '99', key: 'terms_text', value: 'One\r\nTwo' }])
  const field = await screen.findByLabelText('terms_text')
  expect(field).toHaveValue('OneTwo')
  await user.click(screen.getByRole('button', { name: 'Reset terms_text' }))
  await user.type(field, 's')
  expect(readSettingDraft('terms_text')).toBe('One\r\nTwos')
})

describe('a text that gets line breaks on the server while its field has the focus', () => {
  async function open() {
    const { set, ...page } = openSettings([...settings(), { id: '9', key: 'mail', value: 'Dear friend' }])
    const { screen, store, user } = page
    const field = () => screen.getByLabelText('mail')
    const change = async (value: string) => {
      set('9', value)
      await store.dispatch(adminApi.endpoints.settings.initiate(widest, { forceRefetch: true }))
    }
    await user.click(await screen.findByLabelText('mail'))
    return { ...page, change, field }
  }

  it('keeps the field and what is typed there, and is shown whole by Reset', async () => {
    const { change, field, screen, user } = await open()
    const before = field()
    await user.type(before, 's')
    await change('Dear friend,\nwelcome')
    expect(await screen.findByText(/^Current value: Dear friend,/)).toBeVisible()
    expect(field()).toBe(before)
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('Dear friends')
    await user.click(screen.getByRole('button', { name: 'Reset mail' }))
    expect(field()).toHaveValue('Dear friend,\nwelcome')
    expect(field()).toHaveFocus()
  })

  it('is shown with them where nothing was typed, and the focus stays', async () => {
    const { change, field } = await open()
    await change('Dear friend,\nwelcome')
    await waitFor(() => expect(field()).toHaveValue('Dear friend,\nwelcome'))
    expect(field()).toHaveFocus()
  })

  it('keeps those that were typed when it loses its own on the server', async () => {
    const { change, field, user, screen } = await open()
    await change('Dear friend,\nwelcome')
    await waitFor(() => expect(field()).toHaveValue('Dear friend,\nwelcome'))
    await user.type(field(), '{Enter}Bo')
    await change('Hello')
    expect(await screen.findByText('Current value: Hello')).toBeVisible()
    expect(field()).toHaveValue('Dear friend,\nwelcome\nBo')
    expect(field()).toHaveFocus()
  })
})
