import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { turns } from '../testing/requests'
import { drawerScreen, narrowTo } from '../testing/screenWidth'
import { keepSession } from '../testing/signedInStore'

const mockMissing = new Set<string>()
const mockPart = (path: string) => {
  if (mockMissing.has(path)) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>(path)
}
jest.mock('../features/tasks/tasksFeature', () => mockPart('../features/tasks/tasksFeature'))
jest.mock('./ChainTools', () => mockPart('./ChainTools'))
jest.mock('./NavDrawer', () => mockPart('./NavDrawer'))
// Reloading is tested in reloadOnce.test.ts.
jest.mock('./reloadOnce', () => ({ reloadOnce: () => Promise.resolve(false) }))

beforeEach(() => {
  mockMissing.clear()
  keepSession('super-admin')
  emptyPlatform()
  campaignServer(campaign())
})

// Must be first: code that has loaded once is not fetched again.
it('the wallet part of the header costs no more than its own place', async () => {
  mockMissing.add('./ChainTools')
  const { screen } = renderApp('/campaign')
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('This part of the console is missing.')
  // A line has no room for it.
  expect(screen.queryByRole('button', { name: 'Copy diagnostics' })).toBeNull()
})

it('a page whose code is missing leaves the menu, and the next page, and comes when it is opened again', async () => {
  mockMissing.add('../features/tasks/tasksFeature')
  const { screen, user } = renderApp('/tasks')
  expect(await screen.findByRole('heading', { level: 1, name: "This page couldn't be shown" })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy diagnostics' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Campaigns' }))
  expect(await screen.findByText('City tour')).toBeVisible()
  mockMissing.clear()
  await user.click(screen.getByRole('link', { name: 'Tasks' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
})

it('has the menu of a narrow screen, with Logout, when the network goes before it was ever opened', async () => {
  narrowTo(drawerScreen)
  const { screen, user, startEvents } = renderApp('/campaign')
  const button = await screen.findByRole('button', { name: 'Open the menu' })
  await startEvents()
  await turns()
  mockMissing.add('./NavDrawer')
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible()
})
