import assert from 'node:assert/strict'
import fs, { chmodSync, closeSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { mediaKey } from './mediaKey'
import { passOnMocks } from '../testing/passOnMocks'
import { temporaryFolder } from '../testing/temporaryFolder'

describe('the key of the media links', () => {
  let folder: string
  beforeEach(() => void (folder = temporaryFolder('ssdx-key-')))
  const path = () => join(folder, 'media.key')

  test('is made once, for this user alone, and the same from then on', () => {
    const key = mediaKey(folder)
    assert.equal(key.length, 32)
    assert.equal(statSync(path()).mode & 0o777, 0o600)
    assert.deepEqual(mediaKey(folder), key)
    assert.deepEqual(readdirSync(folder), ['media.key'])
  })

  test('that is there needs no room on the disk', (context) => {
    const key = mediaKey(folder)
    context.mock.method(fs, 'writeFileSync', () => {
      throw new Error('ENOSPC')
    })
    passOnMocks(context)
    assert.deepEqual(mediaKey(folder), key)
  })

  test('for which there is no room leaves no draft', (context) => {
    context.mock.method(fs, 'writeFileSync', (path: string) => {
      closeSync(openSync(path, 'wx'))
      throw new Error('ENOSPC')
    })
    passOnMocks(context)
    assert.throws(() => mediaKey(folder), /^Error: ENOSPC$/)
    assert.deepEqual(readdirSync(folder), [])
  })

  test('that others can read is refused with what to do', () => {
    mediaKey(folder)
    for (const mode of [0o640, 0o604, 0o660]) {
      chmodSync(path(), mode)
      assert.throws(() => mediaKey(folder), /Other users of this machine can read .*media\.key\. Run: chmod 600/)
    }
  })

  test('that is cut short is refused, and not made anew by itself', () => {
    writeFileSync(path(), 'short', { mode: 0o600 })
    assert.throws(() => mediaKey(folder), /media\.key is damaged/)
  })
})
