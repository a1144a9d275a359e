import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Stands for npm: notes what it is asked, and leaves what an installation that has ended well leaves. */
const npm = `#!/bin/sh
echo "$*" >> asked
[ -e broken ] && exit 1
[ "$1" = ci ] && rm -rf node_modules
mkdir -p node_modules && touch node_modules/.package-lock.json
`

let root = ''
const file = (path: string) => join(root, path)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'))
  for (const folder of ['scripts', 'bin']) mkdirSync(file(folder))
  for (const name of ['packages.mjs', 'setup.mjs']) copyFileSync(here(name), file(`scripts/${name}`))
  writeFileSync(file('bin/npm'), npm, { mode: 0o755 })
  writeFileSync(file('package-lock.json'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

/** What npm is asked for that program's packages, without what it is always told. */
function asked(level: 'run' | 'build' | 'all', env: NodeJS.ProcessEnv = {}): string[] {
  rmSync(file('asked'), { force: true })
  const outside = { ...process.env }
  delete outside.WALLETCONNECT_PROJECT_ID
  spawnSync(process.execPath, ['scripts/setup.mjs', ...(level === 'all' ? [] : [level])], {
    cwd: root,
    env: { ...outside, PATH: `${file('bin')}:${process.env.PATH ?? ''}`, ...env },
  })
  if (!existsSync(file('asked'))) return []
  return readFileSync(file('asked'), 'utf8').replaceAll(' --no-audit --no-fund --loglevel=error', '').trim().split('\n')
}

const forRun = 'ci --omit=dev --omit=peer'
const forBuild = 'ci --omit=dev'

test('in a fresh clone each program installs only what it needs', () => {
  for (const [level, command] of [
    ['run', forRun],
    ['build', forBuild],
    ['all', 'ci'],
  ] as const) {
    assert.deepEqual(asked(level), [command])
    assert.deepEqual(asked(level), [], 'and that once')
    rmSync(file('node_modules'), { recursive: true })
  }
})

test('a program that needs less installs nothing', () => {
  asked('all')
  assert.deepEqual([...asked('build'), ...asked('run')], [])
})

test('a program that needs more adds what is missing, and leaves in place what a stack may run on', () => {
  asked('run')
  assert.deepEqual(asked('build'), ['install --no-save --omit=dev'])
  assert.deepEqual(asked('all'), ['install --no-save'])
  assert.deepEqual(asked('all'), [])
})

test('with a WalletConnect project the platform runs with its package; the environment wins over .env', () => {
  assert.deepEqual(asked('run', { WALLETCONNECT_PROJECT_ID: 'x' }), [forBuild])
  rmSync(file('node_modules'), { recursive: true })
  writeFileSync(file('.env'), 'WALLETCONNECT_PROJECT_ID=x\n')
  assert.deepEqual(asked('run', { WALLETCONNECT_PROJECT_ID: '' }), [forRun])
  assert.deepEqual(asked('run'), ['install --no-save --omit=dev'])
})

test('after a change of the lock file the same packages are installed anew', () => {
  for (const [level, command] of [
    ['run', forRun],
    ['all', 'ci'],
  ] as const) {
    asked(level)
    writeFileSync(file('package-lock.json'), `changed after ${level}`)
    assert.deepEqual(asked('run'), [command])
  }
})

test('a folder that was installed by hand gets everything, for it had everything', () => {
  mkdirSync(file('node_modules'))
  writeFileSync(file('node_modules/.package-lock.json'), '')
  assert.deepEqual(asked('run'), ['ci'])
})

test('an installation that failed or was broken off is made anew, and no larger', () => {
  mkdirSync(file('node_modules'))
  writeFileSync(file('broken'), '')
  assert.deepEqual(asked('run'), [forRun])
  rmSync(file('broken'))
  assert.deepEqual(asked('run'), [forRun])
  writeFileSync(file('broken'), '')
  assert.deepEqual(asked('all'), ['install --no-save'])
  assert.deepEqual(asked('all'), ['install --no-save'], 'again')
})
