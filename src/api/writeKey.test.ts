import { isOwnKey, writeKey } from './writeKey'

it('knows the keys of the newest hundred writes, and no others', () => {
  const keys = Array.from({ length: 101 }, () => writeKey()['Idempotency-Key'])
  expect(keys.map(isOwnKey)).toEqual([false, ...keys.slice(1).map(() => true)])
  expect(isOwnKey(undefined)).toBe(false)
})
