import { sentEarly } from '../testing/earlyRequest'
import { dropEarlyRequest, fetchOrTakeOver } from './earlyRequest'

const path = '/api/admin/users?start=0&end=9'
const url = `http://localhost${path}`
const asked = (token = 't', address = url, method = 'GET', signal?: AbortSignal) =>
  new Request(address, { method, headers: { Authorization: `Bearer ${token}` }, ...(signal && { signal }) })

const early = () => sentEarly({ url: path, token: 't', response: new Response('early') })

let fetched: string[]
beforeEach(() => {
  fetched = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    fetched.push(input instanceof Request ? input.url : String(input))
    return Promise.resolve(new Response('fetched'))
  })
})
afterEach(() => {
  dropEarlyRequest()
})

const textOf = async (request: Request) => (await fetchOrTakeOver(request)).text()

it('is taken over once by the same request, and the next one is sent', async () => {
  early()
  expect([await textOf(asked()), await textOf(asked())]).toEqual(['early', 'fetched'])
  expect(fetched).toEqual([url])
})

it('is taken over by one of two that ask at once, and the other is sent', async () => {
  early()
  expect(await Promise.all([textOf(asked()), textOf(asked())])).toEqual(['early', 'fetched'])
})

it.each([
  ['another address', asked('t', `${url}9`)],
  ['another session', asked('u')],
  ['a write', asked('t', url, 'PUT')],
])('is left alone by %s', async (_what, request) => {
  early()
  expect(await textOf(request)).toBe('fetched')
  expect(window.earlyRequest).toBeDefined()
})

it('is aborted with the request that has taken it over', async () => {
  const signal = early()
  const controller = new AbortController()
  await textOf(asked('t', url, 'GET', controller.signal))
  expect(signal.aborted).toBe(false)
  controller.abort()
  expect(signal.aborted).toBe(true)
})

it('is aborted when it is dropped before anything has asked for it', async () => {
  const signal = early()
  dropEarlyRequest()
  expect(signal.aborted).toBe(true)
  expect(await textOf(asked())).toBe('fetched')
})
