import { fireEvent, waitFor, within } from '@testing-library/react'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { settled } from '../testing/requests'
import { scrollTo } from '../testing/scrolling'
import { drawerScreen, narrowTo } from '../testing/screenWidth'
import { keepSession } from '../testing/signedInStore'
import { notify } from '../ui/messages/notify'

afterEach(() => notify.forget())
let platform: ReturnType<typeof campaignServer>
beforeEach(() => {
  keepSession('moderator')
  emptyPlatform()
  platform = campaignServer(campaign())
})

it('has the menu beside the page on a wide screen', async () => {
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull()
})

it('has the menu in a drawer under 1024 px, which closes on navigation and on Escape', async () => {
  narrowTo(drawerScreen)
  const { screen, user } = renderApp('/campaign')
  const toggle = await screen.findByRole('button', { name: 'Open the menu' })
  expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull()
  await user.click(toggle)
  await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull())
  await user.click(toggle)
  await screen.findByRole('link', { name: 'Campaigns' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull())
})

it('moves the focus to the title of a page that a link has opened', async () => {
  const { screen } = renderApp('/')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus())
})

it('leads past the menu to the content', async () => {
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

it.each([
  ['editor', { Content: ['Tasks'] }],
  [
    'super-admin',
    {
      Overview: ['Dashboard'],
      People: ['Users', 'Admin Users'],
      Content: ['Campaigns', 'Tasks', 'Tracked Assets'],
      Token: ['Stakings', 'Vesting'],
      System: ['Activity', 'Setting'],
    },
  ],
])('groups the menu of the role %s, without empty groups', async (role, groups) => {
  keepSession(role)
  const { screen } = renderApp('/tasks')
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  const found = menu.getAllByRole('list').map((list) => [
    list.getAttribute('aria-label'),
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ])
  expect(Object.fromEntries(found)).toEqual(groups)
})

/** The style sheet, which unit tests lack, shows the header's title by this attribute. */
const titleIsAbove = () => document.documentElement.dataset.title === 'above'

/** The page observes its title a moment after it is drawn. */
const scrollAway = (title: Element) =>
  waitFor(() => {
    scrollTo(title, false)
    expect(titleIsAbove()).toBe(true)
  })

it('shows in the header, to the eye only, the title that is scrolled out of view', async () => {
  const { screen } = renderApp('/campaign')
  const title = await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  expect(within(screen.getByRole('banner')).getByText('Campaigns')).toHaveAttribute('aria-hidden', 'true')
  expect(titleIsAbove()).toBe(false)
  await scrollAway(title)
  scrollTo(title, true)
  expect(titleIsAbove()).toBe(false)
})

it('hides it again on the next page, which begins at its own title', async () => {
  const { screen, user } = renderApp('/campaign')
  await scrollAway(await screen.findByRole('heading', { level: 1, name: 'Campaigns' }))
  await user.click(screen.getByRole('link', { name: 'Tasks' }))
  await screen.findByRole('heading', { level: 1, name: 'Tasks' })
  expect(titleIsAbove()).toBe(false)
})

it.each([
  ['admin', false],
  ['super-admin', true],
])('has a wallet for a role that signs: for the role %s %s', async (role, has) => {
  keepSession(role)
  const { screen, store } = renderApp('/campaign')
  await screen.findByText('City tour')
  await settled(store)
  if (has) expect(await screen.findByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(within(screen.getByRole('banner')).queryAllByRole('button', { name: /wallet|Transactions/ })).toHaveLength(
    has ? 2 : 0,
  )
})

describe('without a network', () => {
  const offline = "You're offline. Showing the last data loaded; it refreshes when you reconnect."
  const goes = (event: 'online' | 'offline') => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online')
    fireEvent(window, new Event(event))
  }

  it('says so below the header until it is back, then reads once what is shown', async () => {
    const { screen, store } = renderApp('/campaign')
    await screen.findByText('City tour')
    await waitFor(() => expect(document.querySelector('header + [role=status]')).toBeEmptyDOMElement())
    await settled(store)
    const { requests } = platform
    const shown = requests.splice(0)
    goes('offline')
    expect(await screen.findByText(offline)).toBeVisible()
    expect(screen.getByText('City tour')).toBeVisible()
    await settled(store)
    expect(requests).toEqual([])
    goes('online')
    await waitFor(() => expect(screen.queryByText(offline)).toBeNull())
    await settled(store)
    expect(requests.sort()).toEqual(shown.sort())
  })
})

it('reads once what is shown when somebody comes back to the window', async () => {
  const { screen, store } = renderApp('/campaign')
  await screen.findByText('City tour')
  await settled(store)
  const { requests } = platform
  const shown = requests.splice(0)
  // Browsers fire events for it at both the document and the window.
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  fireEvent(window, new Event('focus'))
  await settled(store)
  expect(requests.sort()).toEqual(shown.sort())
})
