import { waitFor } from '@testing-library/react'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import '../testing/noScrolling'
import { renderApp } from '../testing/renderApp'
import { drawerScreen, narrowTo } from '../testing/screenWidth'
import { keepSession } from '../testing/signedInStore'

beforeEach(() => {
  keepSession('super-admin')
  emptyPlatform()
  campaignServer(campaign())
})

const address = () => window.location.pathname + window.location.search

/** Opens the users page, then goes to the campaigns by the menu. */
async function fromUsersToCampaigns() {
  const app = renderApp('/users')
  const { screen, user } = app
  await screen.findByRole('heading', { name: 'All Users' })
  await user.click(screen.getByRole('link', { name: 'Campaigns' }))
  await screen.findByText('City tour')
  const isAt = async (heading: string) =>
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const view = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for City tour' }))
    await user.click(await screen.findByRole('menuitem', { name: 'View' }))
    return screen.findByRole('dialog', { name: 'City tour' })
  }
  return { ...app, isAt, isClosed, view }
}

describe('a dialog of the address', () => {
  it('is closed by Back, opened again by Forward, and its button leaves no step that does nothing', async () => {
    const { screen, user, isAt, isClosed, view } = await fromUsersToCampaigns()
    await view()
    expect(address()).toMatch(/^\/campaign\?view=/)
    window.history.back()
    await isClosed()
    expect(address()).toBe('/campaign')
    window.history.forward()
    await screen.findByRole('dialog', { name: 'City tour' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await isClosed()
    await waitFor(() => expect(address()).toBe('/campaign'))
    window.history.back()
    await isAt('All Users')
  })

  it('that a link has opened is closed without leaving the page', async () => {
    const { screen, user } = renderApp('/campaign?view=7')
    await screen.findByRole('dialog', { name: 'City tour' })
    const steps = window.history.length
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([address(), window.history.length]).toEqual(['/campaign', steps])
  })

  it('leaves the page of the list as it is', async () => {
    const { screen, user } = renderApp('/tasks?search=none')
    await user.click(await screen.findByRole('button', { name: 'Upload New Task' }))
    await screen.findByRole('dialog', { name: 'Upload New Task' })
    expect(address()).toBe('/tasks?search=none&open=upload')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/tasks?search=none'))
  })
})

describe('what has no address of its own', () => {
  it.each([
    ['Messages', /^Mona/],
    ['Keyboard shortcuts', /^Mona/],
    ['Connect wallet', undefined],
    ['Transactions', undefined],
  ])('Back closes the dialog %s and goes back, and Forward does not open it again', async (name, menu) => {
    const { screen, user, isAt, isClosed } = await fromUsersToCampaigns()
    if (menu) await user.click(screen.getByRole('button', { name: menu }))
    await user.click(await screen.findByRole(menu ? 'menuitem' : 'button', { name }))
    await screen.findByRole('dialog')
    window.history.back()
    await isAt('All Users')
    await isClosed()
    window.history.forward()
    await isAt('Campaigns')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('Back closes the command palette and goes back', async () => {
    const { screen, user, isAt, isClosed } = await fromUsersToCampaigns()
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Command palette' })
    window.history.back()
    await isAt('All Users')
    await isClosed()
  })

  it('Back closes the menu under the name and goes back', async () => {
    const { screen, user, isAt } = await fromUsersToCampaigns()
    await user.click(screen.getByRole('button', { name: /^Mona/ }))
    await screen.findByRole('menu')
    window.history.back()
    await isAt('All Users')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('Back closes a row menu and goes back', async () => {
    const { screen, user, isAt } = await fromUsersToCampaigns()
    await user.click(screen.getByRole('button', { name: 'Actions for City tour' }))
    await screen.findByRole('menu')
    window.history.back()
    await isAt('All Users')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('Back closes the menu of a narrow screen and goes back', async () => {
    narrowTo(drawerScreen)
    const { screen, user } = renderApp('/users')
    const menu = await screen.findByRole('button', { name: 'Open the menu' })
    await user.click(menu)
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    await screen.findByText('City tour')
    await user.click(menu)
    await screen.findByRole('link', { name: 'Campaigns' })
    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'All Users' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull())
  })
})
