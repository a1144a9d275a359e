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
