import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { failuresOf } from './failures'
import { temporaryFolder } from './temporaryFolder'

const runFiles = fileURLToPath(new URL('runFiles.ts', import.meta.url))
const runTests = fileURLToPath(new URL('runTests.ts', import.meta.url))

/** What Node's reporter says of test files with these texts. */
function ended(texts: Readonly<Record<string, string>>) {
  const folder = temporaryFolder('failures-')
  const files = Object.entries(texts).map(([name, text]) => {
    writeFileSync(
      join(folder, name),
      `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\n${text}`,
    )
    return join(folder, name)
  })
  // As a run of its own, not as part of this one.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
  const args = ['--import=tsx', '--test-reporter=spec', runFiles, ...files]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return { database: 'PGlite', files, output: stdout }
}

test('each failed test is named with its file and its error, and how to run the file alone', () => {
  const run = ended({
    'good.test.ts': `test('a good one', () => undefined)`,
    'bad.test.ts': `test('adds', () => assert.equal(1, 2))\ntest('joins', () => assert.equal('a', 'b'))`,
  })
  const said = failuresOf(run)
  for (const name of ['adds', 'joins'])
    assert.match(said, new RegExp(`^FAILED on PGlite: .*bad\\.test\\.ts\n✖ ${name} `, 'm'))
  assert.match(said, /1 !== 2/)
  assert.doesNotMatch(said, /a good one|good\.test\.ts/)
  assert.match(said, /\nAlone: node --import tsx server\/testing\/runTests\.ts \S*bad\.test\.ts$/)
})

test('a process that ended without a list of failures is named by its files, with the end of what it said', () => {
  const said = failuresOf({ database: 'PostgreSQL', files: ['a.test.ts', 'b.test.ts'], output: 'the last words\n' })
  assert.equal(
    said,
    'FAILED on PostgreSQL: a.test.ts, b.test.ts\nthe last words\n\nAlone: node --import tsx server/testing/runTests.ts a.test.ts b.test.ts',
  )
})

test('a run of a file that throws while it is loaded ends with what it threw', () => {
  const file = join(temporaryFolder('failures-'), 'bad.test.ts')
  writeFileSync(file, `throw new Error('not loaded')`)
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, WITHOUT_POSTGRES: 'true', DATABASE_URL_TEST: undefined }
  const { stdout } = spawnSync(process.execPath, ['--import=tsx', runTests, file], { encoding: 'utf8', env })
  const [, end = ''] = stdout.split('FAILED on PGlite: ')
  assert.match(end, /^.*bad\.test\.ts\n[\s\S]*Error: not loaded\n/)
})
