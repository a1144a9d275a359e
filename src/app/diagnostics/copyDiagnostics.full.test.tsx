import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { chainServer } from '../../testing/chainServer'
import { copied } from '../../testing/copied'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { fakeWallet } from '../../testing/fakeWallet'
import { keepWallet } from '../../testing/keptWallet'
import '../../testing/noScrolling'
import { renderApp } from '../../testing/renderApp'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'
import { crashed } from '../../shared/sagas'
import { notify } from '../../ui/messages/notify'

const mockMissing = new Set<string>()
const mockPart = (path: string) => {
  if (mockMissing.has(path)) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>(path)
}
jest.mock('./report', () => mockPart('./report'))
jest.mock('../../features/tasks/tasksFeature', () => mockPart('../../features/tasks/tasksFeature'))
jest.mock('../reloadOnce', () => ({ reloadOnce: () => Promise.resolve(false) }))

beforeEach(() => mockMissing.clear())
afterEach(() => notify.forget())

type App = ReturnType<typeof renderApp>

/** Gives the command of the palette. */
async function copyByPalette({ user, screen }: App) {
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: 'Copy diagnostics' }))
}

// First, because code that has loaded once is not fetched again.
describe('where the code of the report is missing', () => {
  beforeEach(() => {
    keepSession('moderator')
    emptyPlatform()
    mockMissing.add('./report')
  })

  it('the error screen of a page copies the path, the failures and the actions', async () => {
    mockMissing.add('../../features/tasks/tasksFeature')
    const { screen, user } = renderApp('/tasks?search=opensesame')
    await screen.findByRole('heading', { level: 1, name: "This page couldn't be shown" })
    const texts = copied()
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
    await toast('Diagnostics copied')
    const [text = ''] = texts
    expect(text).toMatch(/\/tasks\n/)
    expect(text).toContain('app/domainStarted {"payload":"session"}')
    expect(text).not.toMatch(/opensesame|token-of-this-test/)
  })

  it('says so where the browser does not allow copying either', async () => {
    mockMissing.add('../../features/tasks/tasksFeature')
    const { screen, user } = renderApp('/tasks')
    const copy = await screen.findByRole('button', { name: 'Copy diagnostics' })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await user.click(copy)
    await toast('This part of the console is missing. Try again, or reload the page.')
  })
})

it('is a button of the error screen and of the strip that tells of a crash, which the keyboard reaches', async () => {
  keepSession('moderator')
  emptyPlatform()
  mockMissing.add('../../features/tasks/tasksFeature')
  const { screen, user, store } = renderApp('/tasks')
  await screen.findByRole('heading', { level: 1, name: "This page couldn't be shown" })
  act(() => void store.dispatch(crashed({ domain: 'wallet', stopped: true })))
  await screen.findByText(/^Something went wrong in: the wallet/)
  const copy = screen.getAllByRole('button', { name: 'Copy diagnostics' })
  expect(copy).toHaveLength(2)
  const texts = copied()
  for (const button of copy) {
    for (let presses = 0; presses < 60 && document.activeElement !== button; presses += 1) await user.tab()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(texts.splice(0).join()).toContain('app/crashed'))
  }
})

it('tells version, role, page, choices, chains and the request id of a failed call', async () => {
  keepSession('super-admin')
  keepWallet()
  emptyPlatform()
  chainServer({ block: 4711, time: 1_800_000_000 })
  const headers = { 'X-Request-Id': 'request-77' }
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ message: 'No' }, { status: 403, headers })))
  const app = renderApp('/users?search=nora%40opensesame.example&page=2&status=active', {
    wallet: () => Promise.resolve(fakeWallet().port),
  })
  await app.screen.findByText('Details')
  await waitFor(() => expect(JSON.stringify(app.store.getState().chains.queries)).toContain('4711'))
  const texts = copied()
  await copyByPalette(app)
  await toast('Diagnostics copied')
  const [text = ''] = texts
  for (const line of [
    'Version: 1.2.3',
    'Role: super-admin, signedIn',
    'Shown: page=2 status=active',
    'Network: online',
    'Wallet: connected, test on chain 31337',
    /^Chain 31337 \(.+\): block 4711 of 2027-01-15T08:00:00.000Z$/m,
    /^Chain 31338 \(.+\): no block read$/m,
    '/users',
    /^\S+Z api\/executeQuery\/rejected .*"endpointName":"users".*"status":403,"requestId":"request-77"/m,
    'app/domainStarted {"payload":"users"}',
  ])
    expect(text).toMatch(line)
  expect(text).not.toMatch(/opensesame/)
})

it('saves a file where the browser does not allow copying', async () => {
  keepSession('moderator')
  emptyPlatform()
  const files = savedFiles()
  const app = renderApp('/users')
  await app.screen.findByRole('heading', { name: 'All Users' })
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await copyByPalette(app)
  await toast("Your browser didn't allow copying. The diagnostics are saved as a file.")
  expect(files).toEqual([expect.objectContaining({ name: 'diagnostics.txt' })])
})
