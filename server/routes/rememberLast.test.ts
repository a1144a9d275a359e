import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rememberLast } from './rememberLast'

test('the values that were kept last are remembered, so many and no more', () => {
  const last = rememberLast<string, number>(2)
  for (const [index, name] of ['a', 'b', 'a', 'c'].entries()) last.keep(name, index)
  assert.deepEqual(
    ['a', 'b', 'c'].map((name) => last.of(name)),
    [2, undefined, 3],
  )
})
