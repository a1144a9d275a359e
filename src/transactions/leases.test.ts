import { turn, virtualClock } from '../testing/virtual/virtualBrowser'
import { createLocks } from './locks'

function openLocks() {
  const clock = virtualClock()
  let ids = 0
  const newId = () => `owner ${(ids += 1)}`
  const locks = () => createLocks({ window, now: clock.now, sleep: clock.sleep, newId })
  return { clock, locks }
}

// jsdom has no Web Locks, and neither have browsers on plain http.
it('gives a lock to one of two tabs that ask at the same moment, and to the other when it is free', async () => {
  const { clock, locks } = openLocks()
  const both = Promise.all([locks().tryHold('send'), locks().tryHold('send')])
  await clock.pass(100)
  const frees = await both
  expect(frees.filter(Boolean)).toHaveLength(1)
  expect(await locks().isHeld('send')).toBe(true)
  frees.forEach((release) => release?.())
  const later = locks().tryHold('send')
  await clock.pass(100)
  expect(await later).toBeDefined()
})

it('takes no lock that another tab has taken at the same moment, and has written last', async () => {
  const { clock, locks } = openLocks()
  const asked = locks().tryHold('send')
  const others = JSON.stringify({ owner: 'another tab', at: clock.now() })
  window.localStorage.setItem('lease.send', others)
  await clock.pass(100)
  expect(await asked).toBeUndefined()
  expect(window.localStorage.getItem('lease.send')).toBe(others)
})

it('renews a lease as long as its tab lives', async () => {
  const { clock, locks } = openLocks()
  void locks().tryHold('send')
  await clock.pass(600_000)
  expect(await locks().isHeld('send')).toBe(true)
})

it('frees a lease at once when its page is left', async () => {
  const { clock, locks } = openLocks()
  void locks().tryHold('send')
  await clock.pass(100)
  expect(await locks().isHeld('send')).toBe(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(await locks().isHeld('send')).toBe(false)
})

it('leaves a lease that another tab has got since as it is, when it would renew or release its own', async () => {
  const { clock, locks } = openLocks()
  const held = locks().tryHold('send')
  await clock.pass(100)
  const release = await held
  const others = JSON.stringify({ owner: 'another tab', at: clock.now() })
  window.localStorage.setItem('lease.send', others)
  await clock.pass(4_000)
  expect(window.localStorage.getItem('lease.send')).toBe(others)
  release?.()
  expect(window.localStorage.getItem('lease.send')).toBe(others)
})

it('takes a lease that was not renewed for a minute and a half for free', async () => {
  const { clock, locks } = openLocks()
  window.localStorage.setItem('lease.send', JSON.stringify({ owner: 'a tab that crashed', at: clock.now() }))
  expect(await locks().tryHold('send')).toBeUndefined()
  await clock.pass(90_000)
  expect(await locks().isHeld('send')).toBe(false)
})

it('takes a lease from a time to come for free: the clock was put back since', async () => {
  const { clock, locks } = openLocks()
  window.localStorage.setItem('lease.send', JSON.stringify({ owner: 'a tab that crashed', at: clock.now() + 90_000 }))
  expect(await locks().isHeld('send')).toBe(false)
})

it('waits for a lock, and takes what is damaged for free', async () => {
  const { clock, locks } = openLocks()
  window.localStorage.setItem('lease.watch', '{"owner":')
  const first = locks().hold('watch')
  await clock.pass(100)
  const release = await first
  const got = jest.fn()
  void locks().hold('watch').then(got)
  await clock.pass(10_000)
  expect(got).not.toHaveBeenCalled()
  release()
  await clock.pass(3_000)
  await turn()
  expect(got).toHaveBeenCalled()
})
