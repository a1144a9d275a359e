import { render, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openOwnPalette } from '../../testing/openPalette'
import type { renderApp } from '../../testing/renderApp'
import { recordRequests } from '../../testing/requests'
import { server } from '../../testing/server'
import { useUnsaved } from '../../ui/forms/keepUnsaved'

const closed = ({ screen }: Pick<ReturnType<typeof renderApp>, 'screen'>) =>
  waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

it('does what is clicked', async () => {
  const { screen, user } = await openOwnPalette()
  await user.click(screen.getByRole('option', { name: 'Theme: Dark' }))
  await closed({ screen })
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(window.localStorage.getItem('mui-mode')).toBe('dark')
})

it('puts a verb into the field and waits for the rest', async () => {
  const { screen, user, field, options } = await openOwnPalette('editor')
  await user.click(screen.getByRole('option', { name: /^Deactivate …/ }))
  expect(field).toHaveValue('deactivate ')
  expect(field).toHaveFocus()
  expect(options()).toEqual(['Deactivate …task'])
})

it.each([
  ['Open messages', 'Messages'],
  ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ['Connect wallet', 'Connect Wallet'],
])('opens with "%s" the dialog "%s" in its own place', async (command, dialog) => {
  const { screen, user } = await openOwnPalette('super-admin')
  await user.click(screen.getByRole('option', { name: command }))
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('signs out with Logout', async () => {
  const { screen, user } = await openOwnPalette()
  server.use(http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Bye' })))
  const requests = recordRequests()
  await user.click(screen.getByRole('option', { name: 'Logout' }))
  expect(await screen.findByLabelText('E-mail')).toBeVisible()
  expect(requests).toEqual(['POST /api/admin/logout'])
})

describe('with unsaved work', () => {
  function Unsaved() {
    useUnsaved(true)
    return null
  }

  it.each(['Campaigns', 'Logout'])('asks before %s, and stays when the answer is no', async (command) => {
    const { screen, user } = await openOwnPalette()
    render(<Unsaved />)
    const requests = recordRequests()
    await user.click(screen.getByRole('option', { name: command }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(window.location.pathname).toBe('/tasks')
    expect(requests).toEqual([])
  })

  it('goes when the answer is yes', async () => {
    const { screen, user } = await openOwnPalette()
    render(<Unsaved />)
    await user.click(screen.getByRole('option', { name: 'Campaigns' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  })

  it('does not ask where nothing is left', async () => {
    const { screen, user } = await openOwnPalette()
    render(<Unsaved />)
    await user.click(screen.getByRole('option', { name: 'Tasks' }))
    await closed({ screen })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('opens a saved view with its query, and offers none of a screen that the role may not open', async () => {
  const view = { name: 'Waiting ones', path: '/campaign', query: 'status=waiting&hide=AMOUNT' }
  const views = [view, { ...view, name: 'Staff', path: '/admin-users' }]
  window.localStorage.setItem('views.moderator Mona', JSON.stringify(views))
  const { user, optionsOf } = await openOwnPalette('moderator')
  expect(optionsOf('Saved views')).toEqual(['Waiting oneson Campaigns'])
  await user.keyboard('waiting ones{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/campaign'))
  expect(window.location.search).toBe('?status=waiting&hide=AMOUNT')
})
