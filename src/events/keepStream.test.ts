import { HttpResponse, http } from 'msw'
import { silentMs } from '../api/events'
import { eventServer } from '../testing/eventServer'
import { approved, closeTabs, followed, openTab, unfollowed } from '../testing/eventTabs'
import { turns } from '../testing/requests'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'

beforeEach(stopClock)
afterEach(closeTabs)

it('resumes a stream that was cut after its last event, with pauses that grow', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const events = eventServer()
  const { state } = await followed(await openTab())
  events.changed(approved)
  await until(() => expect(state()?.news.campaigns).toBeDefined())
  events.play.refuse = () => HttpResponse.json({}, { status: 503 })
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  for (const seconds of [1, 2, 4]) {
    const before = events.play.lastIds.length
    await pass(seconds * 1_000 - 1)
    expect(events.play.lastIds).toHaveLength(before)
    await pass(1)
    await until(() => expect(events.play.lastIds).toHaveLength(before + 1))
    await turns()
  }
  delete events.play.refuse
  await pass(8_000)
  await until(() => expect(state()?.source).toBe('stream'))
  expect(events.play.lastIds).toEqual([null, '2', '2', '2', '2'])
})

it('pauses no longer than at first when a stream is cut that has opened after several failures', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const events = eventServer()
  const { state } = await followed(await openTab())
  events.play.refuse = () => HttpResponse.json({}, { status: 503 })
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(1_000)
  await until(() => expect(events.play.lastIds).toHaveLength(2))
  await turns()
  delete events.play.refuse
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('stream'))
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(1_000)
  await until(() => expect(state()?.source).toBe('stream'))
})

it('resumes after the last event that had an id when one without comes after it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const events = eventServer()
  const { state } = await followed(await openTab())
  const told = new TextEncoder().encode('event: viewing\ndata: {"viewing":[{"id":"3","by":"Bo"}]}\n\n')
  events.streams.forEach((stream) => stream.enqueue(told))
  await until(() => expect(state()?.viewing).toHaveLength(1))
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(1_000)
  await until(() => expect(events.play.lastIds).toEqual([null, '1']))
})

it('asks for the stream with its token, as a call that nobody has made and that does not prolong the session', async () => {
  const { startEvents, state } = await openTab()
  const sent: (string | null)[] = []
  server.use(
    http.get('/api/admin/events', ({ request: { headers } }) => {
      sent.push(headers.get('Authorization'), headers.get('X-Unattended'))
      return HttpResponse.json({}, { status: 404 })
    }),
  )
  await startEvents()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  expect(sent).toEqual(['Bearer token-of-this-test', 'yes'])
})

it('follows no redirect of the stream, so that the token goes nowhere else', async () => {
  let reached = 0
  server.use(
    http.get('http://evil.example/', () => {
      reached += 1
      return HttpResponse.json({})
    }),
  )
  await unfollowed(await openTab(), () => HttpResponse.redirect('http://evil.example/', 307))
  expect(reached).toBe(0)
})

it('opens a stream that it has heard again after a redirect', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  events.play.refuse = () => HttpResponse.redirect('http://gateway.example/sign-in', 302)
  events.cut()
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('readingAgain'))
  events.play.refuse = undefined
  await pass(30_000)
  await until(() => expect(state()?.source).toBe('stream'))
})

it('asks for no stream while the browser is offline', async () => {
  const events = eventServer()
  const { startEvents, state } = await openTab()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await startEvents()
  await turns()
  expect(events.play.lastIds).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await until(() => expect(state()?.source).toBe('stream'))
})

it('gives up a stream that hangs, and opens another one', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  await pass(silentMs - 1)
  events.beat()
  await turns()
  await pass(silentMs - 1)
  expect(state()?.source).toBe('stream')
  await pass(1)
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('stream'))
  expect(events.play.lastIds).toHaveLength(2)
})

it('passes over what it cannot read', async () => {
  const events = eventServer()
  events.play.beginning =
    'event: changed\ndata: {"tags":[{"type":"Moon"}],"by":"Bo"}\n\nevent: later\ndata: 1\n\nevent: viewing\ndata: {\n\n'
  const { state } = await followed(await openTab())
  events.viewing([{ id: '3', by: 'Bo' }])
  await until(() => expect(state()?.viewing).toEqual([{ id: '3', by: 'Bo' }]))
  expect(state()?.news).toEqual({})
})

it('reads a name of which one letter comes in two pieces', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  const told = new TextEncoder().encode('event: viewing\ndata: {"viewing":[{"id":"3","by":"Jörg"}]}\n\n')
  const half = told.indexOf(0xc3) + 1
  events.streams.forEach((stream) => stream.enqueue(told.slice(0, half)))
  await turns()
  events.streams.forEach((stream) => stream.enqueue(told.slice(half)))
  await until(() => expect(state()?.viewing).toEqual([{ id: '3', by: 'Jörg' }]))
})
