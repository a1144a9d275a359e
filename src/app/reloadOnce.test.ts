import { http, HttpResponse } from 'msw'
import { server } from '../testing/server'
import { startWork } from '../shared/underWay'
import { reloadPage } from '../ui/reloadPage'
import { hasUnsaved } from '../ui/forms/unsaved'
import { reloadOnce } from './reloadOnce'

jest.mock('../ui/reloadPage')
jest.mock('../ui/forms/unsaved')

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/users')
  jest.mocked(reloadPage).mockReset()
  jest.mocked(hasUnsaved).mockReturnValue(false)
  server.use(http.get('/', () => new HttpResponse()))
})

const reloads = () => jest.mocked(reloadPage).mock.calls.length

it('reloads once for an address, however often its code is missing', async () => {
  expect([await reloadOnce(), await reloadOnce(), reloads()]).toEqual([true, false, 1])
  window.history.replaceState(null, '', '/tasks')
  expect([await reloadOnce(), await reloadOnce(), reloads()]).toEqual([true, false, 2])
})

it('does not reload while something would be lost', async () => {
  jest.mocked(hasUnsaved).mockReturnValue(true)
  expect([await reloadOnce(), reloads()]).toEqual([false, 0])
})

it('does not reload while a change is under way, also one that begins while it asks for the server', async () => {
  const reloading = reloadOnce()
  const end = startWork()
  expect([await reloading, reloads()]).toEqual([false, 0])
  end()
  expect([await reloadOnce(), reloads()]).toEqual([true, 1])
})

it('does not reload without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect([await reloadOnce(), reloads()]).toEqual([false, 0])
})

it.each([
  ['does not answer', () => HttpResponse.error()],
  ['answers with a failure', () => new HttpResponse(null, { status: 503 })],
])('does not reload from a server that %s, and may once it is back', async (_what, answer) => {
  server.use(http.get('/', answer, { once: true }))
  expect([await reloadOnce(), reloads()]).toEqual([false, 0])
  expect([await reloadOnce(), reloads()]).toEqual([true, 1])
})

it('does not reload where it could not be remembered', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect([await reloadOnce(), reloads()]).toEqual([false, 0])
})
