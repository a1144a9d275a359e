import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { linesOf } from './lines'
import { temporaryFolder } from '../testing/temporaryFolder'

describe('the lines of a backup', () => {
  const folder = temporaryFolder('ssdx-lines-')

  async function read(path: string) {
    const lines: string[] = []
    for await (const line of linesOf(path)) lines.push(line)
    return lines
  }

  test('end at a line feed and nowhere else, also where the last one has none', async () => {
    const path = join(folder, 'lines.gz')
    const long = 'ü🙂'.repeat(100_000)
    const lines = ['a\u2028b\u2029c', 'd\re\u0085f', '', long, 'end']
    writeFileSync(path, gzipSync(lines.join('\n')))
    assert.deepEqual(await read(path), lines)
  })

  test('that cannot be read are told by the name of their file', async () => {
    await assert.rejects(read(folder), { message: `${folder} cannot be read.` })
    const cut = join(folder, 'cut.gz')
    writeFileSync(cut, gzipSync('one\ntwo\n').subarray(0, -9))
    await assert.rejects(read(cut), { message: `${cut} cannot be read.` })
  })
})
