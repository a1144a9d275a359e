import assert from 'node:assert/strict'
import { test } from 'node:test'
import { processStart } from './processStart'

test('where ps tells the start of a process, it is the same text for all callers, whatever their time zone', (context) => {
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
})
