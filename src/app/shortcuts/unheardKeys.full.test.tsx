import { createEvent, fireEvent } from '@testing-library/react'
import { openCampaigns } from '../../testing/openCampaigns'
import { renderApp } from '../../testing/renderApp'
import { turns } from '../../testing/requests'
import { chooseInAccount, controlK, nothingHappened, press, question, slash } from '../../testing/shortcutKeys'

const each = [question, controlK, slash]

it('leaves / to the browser where no list can be searched', async () => {
  const { search } = await openCampaigns()
  search.setAttribute('disabled', '')
  expect(press(slash)).toBe(false)
})

it.each([
  '<input>',
  '<input type=search>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable tabindex=0></div>',
])('does nothing while the focus is in %s', async (html) => {
  await openCampaigns()
  document.body.insertAdjacentHTML('beforeend', html)
  const field = document.body.lastElementChild
  if (field instanceof HTMLElement) field.focus()
  expect(each.map((key) => press(key))).toEqual([false, false, false])
  await nothingHappened(field)
  field?.remove()
})

it('does nothing with a modifier that the character does not need', async () => {
  await openCampaigns()
  const modified = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]
  expect([question, slash].flatMap((key) => modified.map((more) => press({ ...key, ...more })))).not.toContain(true)
  expect([{ altKey: true }, { shiftKey: true, key: 'K' }].map((more) => press({ ...controlK, ...more }))).toEqual([
    false,
    false,
  ])
  expect([press({ key: 'k' }), press({ key: 'j', ctrlKey: true })]).toEqual([false, false])
  await nothingHappened(document.body)
})

it.each(['Keyboard shortcuts', 'Messages'])('does nothing while the dialog "%s" is open', async (name) => {
  const app = await openCampaigns()
  const { screen } = app
  await chooseInAccount(app, name)
  const dialog = await screen.findByRole('dialog', { name })
  expect(each.map((key) => press(key, dialog))).toEqual([false, false, false])
  await turns()
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
})

it('does nothing while a menu is open', async () => {
  const { screen, user } = await openCampaigns()
  await user.click(screen.getByRole('button', { name: /Actions for/ }))
  const item = await screen.findByRole('menuitem', { name: 'View' })
  expect(each.map((key) => press(key, item))).toEqual([false, false, false])
})

it('does nothing with a key that is composed, or that somebody has handled', async () => {
  await openCampaigns()
  expect(each.map((key) => press({ ...key, isComposing: true }))).toEqual([false, false, false])
  for (const key of each) {
    const handled = createEvent.keyDown(document.body, key)
    handled.preventDefault()
    fireEvent(document.body, handled)
  }
  await nothingHappened(document.body)
})

it('does nothing on the sign-in', async () => {
  const { screen } = renderApp('/')
  await screen.findByLabelText('E-mail')
  expect(each.map((key) => press(key, document.body))).toEqual([false, false, false])
})
