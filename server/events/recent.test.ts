import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RecentChanges } from './recent'

test('so many of the newest changes are kept, and a stream that has missed older ones is told so', () => {
  const recent = new RecentChanges(() => 0, 2)
  for (const id of ['one', 'two', 'three', 'four'])
    recent.add({ kind: 'changed', id, tags: [], by: 'Mona', adminId: 1 })
  const since = (lastId: string) => {
    const { changes, missed } = recent.since(lastId)
    return { changes: changes.map(({ id }) => id), missed }
  }
  assert.deepEqual(since('two'), { changes: ['three', 'four'], missed: false })
  assert.deepEqual(since('one'), { changes: [], missed: true })
})

test('a first stream is told that it may have missed something unless all of the half minute before is known', () => {
  let now = 0
  const recent = new RecentChanges(() => now, 2)
  const add = (id: string) => recent.add({ kind: 'changed', id, tags: [], by: 'Mona', adminId: 1 })
  const first = () => {
    const { changes, missed } = recent.since(undefined)
    return { changes: changes.map(({ id }) => id), missed }
  }
  add('one')
  now = 30_000
  assert.deepEqual(first(), { changes: ['one'], missed: true })
  now = 30_001
  assert.deepEqual(first(), { changes: [], missed: false })
  // More than are kept.
  for (const id of ['two', 'three', 'four']) add(id)
  assert.deepEqual(first(), { changes: ['three', 'four'], missed: true })
  now = 90_000
  recent.clear()
  assert.deepEqual(first(), { changes: [], missed: true })
})
