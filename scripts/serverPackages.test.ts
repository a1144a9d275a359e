import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { mixed, object } from 'yup'
import { temporaryFolder } from '../server/testing/temporaryFolder'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The folders and files that `.dockerignore` keeps out of the image. */
const notInImage = /\.test\.ts$|(^|\/)testing\/|^(fuzz|bench)\/|^db\/drizzle\.config\.ts$/

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !notInImage.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))

/** The packages that a source imports: `@a/b` for `from '@a/b/c'`. */
const packagesOf = (source: string) =>
  [...source.matchAll(/(?:from |import\()'((?:@[\w-]+\/)?[\w-]+)(?:\/[\w/-]+)?'/g)].map(([, name = '']) => name)

const manifestSchema = object({
  dependencies: mixed<Record<string, unknown>>().required(),
  devDependencies: mixed<object>(),
  peerDependencies: mixed<object>(),
})

test('the image has the packages that the server imports, in their versions, and no other', () => {
  const folder = temporaryFolder('image-')
  const read = (path: string) => manifestSchema.validateSync(JSON.parse(readFileSync(path, 'utf8')))
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/serverPackages.mjs'), ...args], { cwd: folder })
  assert.equal(run('--help').status, 2)
  assert.deepEqual(read(join(folder, 'package.json')), read(join(root, 'package.json')))
  assert.equal(run().status, 0)
  const all = read(join(root, 'package.json'))
  const { dependencies, devDependencies, peerDependencies } = read(join(folder, 'package.json'))

  // The image starts Node with tsx.
  const imported = new Set(['tsx', ...['server', 'src/contract'].flatMap(sourcesIn).flatMap(packagesOf)])
  assert.ok(imported.size > 10)
  assert.deepEqual(dependencies, Object.fromEntries([...imported].map((name) => [name, all.dependencies[name]])))
  assert.deepEqual([devDependencies, peerDependencies], [undefined, undefined])
})
