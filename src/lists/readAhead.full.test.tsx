import { fireEvent, screen, waitFor } from '@testing-library/react'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { gate, settled } from '../testing/requests'

const next = () => screen.getByRole('button', { name: 'Next page' })

/** Fakes `requestIdleCallback`: the test decides when the browser is idle. */
function playIdle() {
  const waiting = new Map<number, () => void>()
  const deadline = { didTimeout: false, timeRemaining: () => 50 }
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    waiting.set(waiting.size + 1, () => run(deadline))
    return waiting.size
  })
  jest.spyOn(window, 'cancelIdleCallback').mockImplementation((id) => void waiting.set(id, () => undefined))
  return () => {
    for (const [id, run] of waiting) {
      waiting.set(id, () => undefined)
      run()
    }
  }
}
const { requestIdleCallback } = window
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(window, { requestIdleCallback })
})

it('reads the next page ahead once, when the browser is idle, and then needs no request for it', async () => {
  const idle = playIdle()
  const { reads, store, user: person } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  expect(reads()).toEqual(['?start=0&end=9'])
  idle()
  await settled(store)
  idle()
  await person.click(next())
  await screen.findByText('11-20 of 23')
  expect(reads()).toEqual(['?start=0&end=9', '?start=10&end=19'])
  idle()
  await settled(store)
  await person.click(next())
  await screen.findByText('21-23 of 23')
  idle()
  await settled(store)
  expect(reads()).toHaveLength(3)
})

it.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
] as const)('reads the next page ahead as soon as Next is %s, though the browser is busy', async (_what, approach) => {
  playIdle()
  const { reads } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  approach(next())
  await waitFor(() => expect(reads()).toEqual(['?start=0&end=9', '?start=10&end=19']))
})

it('says nothing of a page that could not be read ahead while it is read when it is wanted', async () => {
  const idle = playIdle()
  const { play, store, user: person } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  play.failsFrom = 10
  idle()
  await settled(store)
  const { open, release } = gate()
  Object.assign(play, { failsFrom: Infinity, hold: open })
  await person.click(next())
  expect(await screen.findByText('11-20 of 23')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(emails()[0]).toBe('user1@list.example')
  release()
  await waitFor(() => expect(emails()[0]).toBe('user11@list.example'))
})

it('shows once that a page cannot be read which is wanted while it is read ahead', async () => {
  const idle = playIdle()
  const { play, reads, store, user: person } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  const { open, release } = gate()
  Object.assign(play, { failsFrom: 10, hold: open })
  idle()
  await person.click(next())
  release()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  await settled(store)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(reads()).toEqual(['?start=0&end=9', '?start=10&end=19'])
})

it('reads the next page ahead in a browser that is never idle too', async () => {
  const neverIdle = (run: IdleRequestCallback, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : window.setTimeout(run, options.timeout)
  jest.spyOn(window, 'requestIdleCallback').mockImplementation(neverIdle)
  const { reads } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  await waitFor(() => expect(reads()).toEqual(['?start=0&end=9', '?start=10&end=19']))
})

it('reads the next page ahead in a browser without requestIdleCallback too', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const { reads } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  await waitFor(() => expect(reads()).toEqual(['?start=0&end=9', '?start=10&end=19']))
})

it('reads nothing ahead while the browser is offline', async () => {
  const idle = playIdle()
  const { reads, store } = openUsers(users(23))
  await screen.findByText('1-10 of 23')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  idle()
  await settled(store)
  expect(reads()).toEqual(['?start=0&end=9'])
})
