import { createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { campaign } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { fullStorage } from '../../testing/fullStorage'
import { renderApp } from '../../testing/renderApp'
import { turns } from '../../testing/requests'
import { drawerScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { useShortcuts } from './useShortcuts'

// jsdom lays nothing out, so it knows no scrolling.
Element.prototype.scrollIntoView = () => undefined

const palette = { name: 'Command palette' }
const list = { name: 'Keyboard shortcuts' }
const question = { key: '?', shiftKey: true }
const controlK = { key: 'k', ctrlKey: true }
const commandK = { key: 'k', metaKey: true }
const slash = { key: '/' }
const each = [question, controlK, slash]

beforeEach(() => keepSession('moderator'))
afterEach(() => void jest.restoreAllMocks())

/** Opens the campaigns list. */
async function open() {
  campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.screen.findByText('City tour')
  return { ...app, search: app.screen.getByRole('searchbox') }
}

/** Presses a key on the focused or the given element; returns whether the console has handled it. */
const press = (key: KeyboardEventInit, where: Element = document.activeElement ?? document.body) =>
  !fireEvent.keyDown(where, key)

/** Expects that nothing has opened and the focus has not moved. */
async function nothingHappened(focused: Element | null) {
  await turns()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.activeElement).toBe(focused)
}

/** Chooses an item of the menu under the name. */
async function chooseInAccount({ screen, user }: Pick<ReturnType<typeof renderApp>, 'screen' | 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name: /^Mona/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

function onMac(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)')
}

it('opens the shortcuts with ?, and gives the focus back', async () => {
  const { screen, user } = await open()
  const link = screen.getByRole('link', { name: 'Campaigns' })
  link.focus()
  expect(press(question)).toBe(true)
  const rows = within(await screen.findByRole('dialog', list)).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'KeysWhat they do',
    'CtrlKOpen the command palette: go to a screen, find a user or a campaign, act',
    "/Go to the list's search",
    '?Show these shortcuts',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link).toHaveFocus()
})

it.each([
  ['Ctrl+K', controlK, commandK, false],
  ['Cmd+K on a Mac', commandK, controlK, true],
])('opens the command palette with %s alone, and gives the focus back', async (_keys, right, wrong, mac) => {
  if (mac) onMac()
  const { screen, user } = await open()
  const link = screen.getByRole('link', { name: 'Campaigns' })
  link.focus()
  expect([press(wrong), press({ ...right, ...wrong })]).toEqual([false, false])
  await nothingHappened(link)
  expect(press(right)).toBe(true)
  await screen.findByRole('dialog', palette)
  expect(screen.getByRole('combobox')).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link).toHaveFocus()
})

it('goes to the search of the list with /', async () => {
  const { search } = await open()
  expect(press(slash)).toBe(true)
  expect(search).toHaveFocus()
  expect(search).toHaveValue('')
})

it('leaves / to the browser where no list can be searched', async () => {
  const { search } = await open()
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
  await open()
  document.body.insertAdjacentHTML('beforeend', html)
  const field = document.body.lastElementChild
  if (field instanceof HTMLElement) field.focus()
  expect(each.map((key) => press(key))).toEqual([false, false, false])
  await nothingHappened(field)
  field?.remove()
})

it('does nothing with a modifier that the character does not need', async () => {
  await open()
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
  const app = await open()
  const { screen } = app
  await chooseInAccount(app, name)
  const dialog = await screen.findByRole('dialog', { name })
  expect(each.map((key) => press(key, dialog))).toEqual([false, false, false])
  await turns()
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
})

it('does nothing while a menu is open', async () => {
  const { screen, user } = await open()
  await user.click(screen.getByRole('button', { name: /Actions for/ }))
  const item = await screen.findByRole('menuitem', { name: 'View' })
  expect(each.map((key) => press(key, item))).toEqual([false, false, false])
})

it('does nothing with a key that is composed, or that somebody has handled', async () => {
  await open()
  expect(each.map((key) => press({ ...key, isComposing: true }))).toEqual([false, false, false])
  for (const key of each) {
    const handled = createEvent.keyDown(document.body, key)
    handled.preventDefault()
    fireEvent(document.body, handled)
  }
  await nothingHappened(document.body)
})

it('does nothing on the sign-in', async () => {
  window.localStorage.clear()
  const { screen } = renderApp('/')
  await screen.findByLabelText('E-mail')
  expect(each.map((key) => press(key, document.body))).toEqual([false, false, false])
})

it('remembers over visits that single keys are switched off; Ctrl+K goes on', async () => {
  const app = await open()
  const { screen, user, unmount } = app
  await chooseInAccount(app, 'Keyboard shortcuts')
  const choice = await screen.findByRole('checkbox', { name: 'Single-key shortcuts' })
  expect(choice).toBeChecked()
  await user.click(choice)
  expect(screen.getAllByText('(switched off)')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  unmount()

  const again = await open()
  expect([press(question), press(slash)]).toEqual([false, false])
  await nothingHappened(document.body)
  await chooseInAccount(again, 'Keyboard shortcuts')
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(press(slash, document.body)).toBe(true)
  expect(again.search).toHaveFocus()
  again.search.blur()
  expect(press(controlK, document.body)).toBe(true)
  expect(await screen.findByRole('dialog', palette)).toBeVisible()
})

it('switches single keys off for the page where the browser has no room for the choice', async () => {
  const app = await open()
  const { screen, user } = app
  await chooseInAccount(app, 'Keyboard shortcuts')
  const full = fullStorage()
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(press(slash, document.body)).toBe(false)
  await chooseInAccount(app, 'Keyboard shortcuts')
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
  full.mockRestore()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(press(slash, document.body)).toBe(true)
})

it('has a way by hand: a button in the header, also on a narrow screen', async () => {
  narrowTo(drawerScreen)
  const { screen, user } = await open()
  const button = screen.getByRole('button', { name: 'Search Ctrl K' })
  await user.click(button)
  await screen.findByRole('dialog', palette)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).toHaveFocus()
})

it('names the keys of a Mac on a Mac', async () => {
  onMac()
  const { screen } = await open()
  expect(screen.getByRole('button', { name: 'Search ⌘ K' })).toBeVisible()
})

describe('without act, which would run what React does later', () => {
  beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
  afterEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

  it('hears a key as soon as the page can be seen', async () => {
    const opened: string[] = []
    function Page() {
      useShortcuts((dialog) => opened.push(dialog))
      return <h1>Page</h1>
    }
    const place = document.createElement('div')
    const root = createRoot(place)
    const seen = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        window.dispatchEvent(new KeyboardEvent('keydown', controlK))
        resolve()
      }).observe(place, { childList: true })
    })
    root.render(<Page />)
    await seen
    root.unmount()
    expect(opened).toEqual(['palette'])
  })
})
