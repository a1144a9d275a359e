import { waitFor, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { fullStorage } from '../../testing/fullStorage'
import { openCampaigns } from '../../testing/openCampaigns'
import { task } from '../../testing/builders'
import { renderApp } from '../../testing/renderApp'
import { keepSession } from '../../testing/signedInStore'
import { taskServer } from '../../testing/taskServer'
import { drawerScreen, narrowTo } from '../../testing/screenWidth'
import { chooseInAccount, controlK, nothingHappened, press, question, slash } from '../../testing/shortcutKeys'
import { useShortcuts } from './useShortcuts'

const palette = { name: 'Command palette' }
const list = { name: 'Keyboard shortcuts' }
const commandK = { key: 'k', metaKey: true }

function onMac(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)')
}

it('opens the shortcuts with ?, and gives the focus back', async () => {
  const { screen, user } = await openCampaigns()
  const link = screen.getByRole('link', { name: 'Campaigns' })
  link.focus()
  expect(press(question)).toBe(true)
  const rows = within(await screen.findByRole('dialog', list)).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'KeysWhat they do',
    'CtrlKOpen the command palette: go to a screen, find a user or campaign, run a command',
    "/Go to the list's search",
    '?Show these shortcuts',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link).toHaveFocus()
})

it('lists for an editor nothing that only others may open', async () => {
  keepSession('editor')
  taskServer(task())
  const app = renderApp('/tasks')
  await app.screen.findByRole('article')
  await chooseInAccount(app, 'Keyboard shortcuts')
  const dialog = await app.screen.findByRole('dialog', list)
  expect(dialog).toHaveTextContent('find a task')
  expect(dialog).not.toHaveTextContent(/user|campaign|review/)
})

it.each([
  ['Ctrl+K', controlK, commandK, false],
  ['Cmd+K on a Mac', commandK, controlK, true],
  ['Ctrl+K of a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, { ...commandK, key: 'л' }, false],
])('opens the command palette with %s alone, and gives the focus back', async (_keys, right, wrong, mac) => {
  if (mac) onMac()
  const { screen, user } = await openCampaigns()
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
  const { search } = await openCampaigns()
  expect(press(slash)).toBe(true)
  expect(search).toHaveFocus()
  expect(search).toHaveValue('')
})

it('remembers over visits that single keys are switched off; Ctrl+K goes on', async () => {
  const app = await openCampaigns()
  const { screen, user, unmount } = app
  await chooseInAccount(app, 'Keyboard shortcuts')
  const choice = await screen.findByRole('checkbox', { name: 'Single-key shortcuts' })
  expect(choice).toBeChecked()
  await user.click(choice)
  expect(screen.getAllByText('(switched off)')).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  unmount()

  const again = await openCampaigns()
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
  const app = await openCampaigns()
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
  const { screen, user } = await openCampaigns()
  const button = screen.getByRole('button', { name: 'Search Ctrl K' })
  await user.click(button)
  await screen.findByRole('dialog', palette)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).toHaveFocus()
})

it('names the keys of a Mac on a Mac', async () => {
  onMac()
  const { screen } = await openCampaigns()
  expect(screen.getByRole('button', { name: 'Search ⌘ K' })).toBeVisible()
})

// Without act, as `browserLike.ts` has it, which would run what React does later.
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
