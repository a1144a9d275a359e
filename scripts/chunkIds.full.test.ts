import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import webpack, { type Stats } from 'webpack'
import { chunkIds } from './chunkIds'
import { temporaryFolder } from '../server/testing/temporaryFolder'

test('chunks have consecutive ids from 1 on: of one with the id 0 the integrity plugin forgets the hash', async () => {
  const folder = temporaryFolder('chunk-ids-')
  writeFileSync(join(folder, 'main.js'), 'import("./one.js"); import("./other.js")')
  for (const name of ['one.js', 'other.js']) writeFileSync(join(folder, name), 'export const text = ""')

  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    optimization: { chunkIds: false, minimize: false },
    plugins: [chunkIds],
  })
  assert.ok(compiler)
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  const { chunks = [], errors } = stats?.toJson({ all: false, chunks: true, ids: true, errors: true }) ?? {}
  assert.deepEqual(errors, [])
  assert.deepEqual(chunks.map(({ id }) => id).sort(), [1, 2, 3])
})
