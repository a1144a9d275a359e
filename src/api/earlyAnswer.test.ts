import { object, string } from 'valibot'
import { sentEarly } from '../testing/earlyRequest'
import { earlyWindow, LeftToConsole, readEarlyAnswer } from './earlyAnswer'
import { dropEarlyRequest, fetchOrTakeOver } from './earlyRequest'

const url = '/api/admin/users?start=0&end=9&status=active'
const request = { start: 0, end: 9, status: 'active' }
const body = { data: { users: [{ id: '1' }, { id: '2' }] }, applied: ['status'] }
const answered = (response: Response) => sentEarly({ url, response })
const schema = object({ id: string() })
const rowsOf = (asked = request) => earlyWindow('users', asked, schema)

afterEach(dropEarlyRequest)

it('is read with its total, and still there for the console', async () => {
  answered(Response.json(body, { headers: { 'X-Total-Count': '31' } }))
  expect(await readEarlyAnswer()).toBe(true)
  expect(rowsOf()).toEqual({ rows: body.data.users, sent: 2, total: 31, applied: ['status'] })
  const taken = await fetchOrTakeOver(
    new Request(`http://localhost${url}`, { headers: { Authorization: 'Bearer token-of-this-test' } }),
  )
  expect(await taken.json()).toEqual(body)
})

it('has no rows for another request than its own', async () => {
  answered(Response.json(body))
  await readEarlyAnswer()
  expect(rowsOf({ ...request, status: 'inactive' })).toBeUndefined()
  expect(rowsOf({ ...request, start: 10, end: 19 })).toBeUndefined()
})

it.each([
  ['is refused', () => new Response('{}', { status: 401 })],
  ['is no JSON', () => new Response('<h1>')],
  ['has all rows of a long list', () => Response.json({ data: 'x'.repeat(300_000) })],
])('is left to the console when it %s', async (_how, response) => {
  answered(response())
  expect(await readEarlyAnswer()).toBe(false)
})

it('is left to the console when a row cannot be read', async () => {
  answered(Response.json({ data: { users: [{ id: '1' }, { id: 2 }] } }))
  expect(await readEarlyAnswer()).toBe(true)
  expect(() => rowsOf()).toThrow(LeftToConsole)
})

it('is left to the console when it never comes, when it was taken over, and without a request', async () => {
  const signal = sentEarly({ url })
  const reading = readEarlyAnswer()
  dropEarlyRequest()
  expect(signal.aborted).toBe(true)
  expect(await reading).toBe(false)

  answered(Response.json(body))
  const late = readEarlyAnswer()
  window.earlyRequest = undefined
  expect(await late).toBe(false)
  expect(await readEarlyAnswer()).toBe(false)
})
