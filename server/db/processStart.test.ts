import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test, type TestContext } from 'node:test'
import { isSameStart, processStart } from './processStart'

// Linux needs no ps, and some images have none.
const hasPs = spawnSync('ps', ['-o', 'lstart=', '-p', String(process.pid)]).status === 0

const sameForAll = (context: TestContext) => {
  const { TZ } = process.env
  const platform = Object.getOwnPropertyDescriptor(process, 'platform')
  assert.ok(platform)
  Object.defineProperty(process, 'platform', { ...platform, value: 'darwin' })
  context.after(() => {
    Object.defineProperty(process, 'platform', platform)
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })
  const told = ['Asia/Tokyo', 'America/New_York'].map((zone) => {
    process.env.TZ = zone
    return processStart(process.pid)
  })
  assert.match(told[0] ?? '', /\d\d:\d\d:\d\d/)
  assert.equal(told[1], told[0])
}

if (hasPs)
  test(
    'where ps tells the start of a process, it is the same text for all callers, whatever their time zone',
    sameForAll,
  )

test('the start that an earlier version wrote may be that of any process', () => {
  const local = 'Sat Nov 28 21:09:23 2026'
  assert.ok(isSameStart(local, 'Sat Nov 28 12:09:23 2026 UTC'))
  assert.ok(!isSameStart('Sat Nov 28 12:09:24 2026 UTC', 'Sat Nov 28 12:09:23 2026 UTC'))
  assert.ok(!isSameStart('1204', '1205'))
  assert.ok(isSameStart('', '1205'))
})
