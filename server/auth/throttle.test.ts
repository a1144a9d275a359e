import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SignInThrottle } from './throttle'

function throttled() {
  let now = 0
  const throttle = new SignInThrottle(() => now)
  const attempts = (count: number, email: string | ((index: number) => string), address: (index: number) => string) => {
    let letIn = 0
    for (let index = 0; index < count; index++)
      try {
        throttle.attempt(typeof email === 'string' ? email : email(index), address(index))
        letIn += 1
      } catch {
        continue
      }
    return letIn
  }
  return { throttle, attempts, advance: (milliseconds: number) => (now += milliseconds) }
}

test('limits the pair of account and address to 5, the account to 20, the address to 60', () => {
  assert.equal(
    throttled().attempts(100, 'a@b.co', () => 'x'),
    5,
  )
  assert.equal(throttled().attempts(100, 'a@b.co', String), 20)
  assert.equal(
    throttled().attempts(100, String, () => 'x'),
    60,
  )
})

test('a window is never prolonged by attempts within it', () => {
  const { attempts, advance } = throttled()
  attempts(5, 'a@b.co', () => 'x')
  advance(14 * 60_000)
  assert.equal(
    attempts(5, 'a@b.co', () => 'x'),
    0,
  )
  advance(60_000)
  assert.equal(
    attempts(5, 'a@b.co', () => 'x'),
    5,
  )
})

test('an attempt that worked is taken back', () => {
  const { throttle } = throttled()
  for (let count = 0; count < 100; count++) throttle.attempt('a@b.co', 'x').forgive()
  assert.ok(throttle.attempt('a@b.co', 'x'))
})

test('random accounts do not fill the memory', () => {
  const { throttle, attempts } = throttled()
  attempts(18_000, String, String)
  assert.ok(throttle.size <= 50_000)
})
