import { render, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { copied } from '../testing/copied'
import { fullStorage } from '../testing/fullStorage'
import { renderApp } from '../testing/renderApp'
import { gate, recordRequests } from '../testing/requests'
import { server } from '../testing/server'
import { toast } from '../testing/toasts'
import { useUnsaved } from '../ui/forms/keepUnsaved'

beforeEach(() => {
  const admin = { role: 'moderator', name: 'Mona', email: 'mona@tour.example' }
  window.localStorage.setItem('user', JSON.stringify({ token: 't', admin }))
  window.localStorage.setItem('access_token', 't')
  campaignServer(campaign())
})
afterEach(() => {
  document.documentElement.removeAttribute('data-density')
})

/** Opens the menu under the name. */
async function open() {
  const app = renderApp('/campaign')
  await app.screen.findByText('City tour')
  const button = app.screen.getByRole('button', { name: /^Mona/ })
  await app.user.click(button)
  const menu = await app.screen.findByRole('menu', { name: 'Account' })
  const item = (name: string) => within(menu).getByRole('menuitem', { name })
  const choice = (group: string, name: string) =>
    within(within(menu).getByRole('group', { name: group })).getByRole('menuitemradio', { name })
  return { ...app, button, menu, item, choice }
}

it('says who is signed in, by name, e-mail and role, and gives the focus back', async () => {
  const { screen, user, button, menu } = await open()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  for (const text of ['Mona', 'mona@tour.example', 'Moderator']) expect(within(menu).getByText(text)).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

it.each([
  ['Theme', 'System', 'Dark', 'data-theme', 'dark'],
  ['Density', 'Comfortable', 'Compact', 'data-density', 'compact'],
])('shows the %s that is chosen, and stays open', async (group, before, name, attribute, value) => {
  const { user, choice } = await open()
  expect(choice(group, before)).toBeChecked()
  await user.click(choice(group, name))
  expect(document.documentElement).toHaveAttribute(attribute, value)
  await waitFor(() => expect(choice(group, name)).toBeChecked())
  expect(choice(group, before)).not.toBeChecked()
})

it('shows the theme that is chosen as long as the page is open where the browser has no room for it', async () => {
  const { user, button, choice, screen } = await open()
  const full = fullStorage()
  await user.click(choice('Theme', 'Dark'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked())
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  full.mockRestore()
  await user.click(screen.getByRole('menuitemradio', { name: 'System' }))
  expect(document.documentElement).not.toHaveAttribute('data-unkept-theme')
})

it('leads by the arrows from the first item to the last', async () => {
  const { user, item } = await open()
  await waitFor(() => expect(item('Messages')).toHaveFocus())
  await user.keyboard('{ArrowUp}')
  expect(item('Logout')).toHaveFocus()
})

it('opens the keyboard shortcuts in its place', async () => {
  const { screen, user, item } = await open()
  await user.click(item('Keyboard shortcuts'))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('copies diagnostics', async () => {
  const { user, item } = await open()
  const texts = copied()
  await user.click(item('Copy diagnostics'))
  await toast('Diagnostics copied')
  expect(texts).toEqual([expect.stringContaining('Role: moderator')])
})

it('logs out with its second press, once, and says meanwhile that it does', async () => {
  const { user, item, screen } = await open()
  const { open: opened, release } = gate()
  server.use(
    http.post('/api/admin/logout', async () => {
      await opened
      return HttpResponse.json({})
    }),
  )
  const requests = recordRequests()
  await user.click(item('Logout'))
  await user.click(await waitFor(() => item('Logging out…')))
  expect(item('Logging out…')).toHaveAttribute('aria-disabled', 'true')
  release()
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(requests).toEqual(['POST /api/admin/logout'])
})

describe('with unsaved work', () => {
  function Unsaved() {
    useUnsaved(true)
    return null
  }

  it.each(['the menu under the name', 'the sidebar'])('asks before Logout in %s, and stays at no', async (where) => {
    const { user, screen, item } = await open()
    render(<Unsaved />)
    const requests = recordRequests()
    if (where === 'the sidebar') await user.keyboard('{Escape}')
    const press = () =>
      user.click(where === 'the sidebar' ? screen.getByRole('button', { name: 'Logout' }) : item('Logout'))
    await press()
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(requests).toEqual([])
    server.use(http.post('/api/admin/logout', () => HttpResponse.json({})))
    await press()
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
