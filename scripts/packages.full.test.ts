import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../server/testing/temporaryFolder'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Replaces npm: records its arguments, and leaves the files that a successful installation leaves. */
const npm = `#!/bin/sh
echo "$*" >> asked
[ -e broken ] && exit 1
[ "$1" = ci ] && rm -rf node_modules
mkdir -p node_modules && touch node_modules/.package-lock.json
`

let root = ''
const file = (path: string) => join(root, path)

beforeEach(() => {
  root = temporaryFolder('packages-')
  for (const folder of ['scripts', 'bin']) mkdirSync(file(folder))
  for (const name of ['packages.mjs', 'setup.mjs']) copyFileSync(here(name), file(`scripts/${name}`))
  writeFileSync(file('bin/npm'), npm, { mode: 0o755 })
  writeFileSync(file('package-lock.json'), 'one')
})

type Level = 'run' | 'build' | 'all'

function setUp(level: Level, env: NodeJS.ProcessEnv = {}) {
  const outside = { ...process.env }
  delete outside.WALLETCONNECT_PROJECT_ID
  return spawnSync(process.execPath, ['scripts/setup.mjs', ...(level === 'all' ? [] : [level])], {
    cwd: root,
    env: { ...outside, PATH: `${file('bin')}:${process.env.PATH ?? ''}`, ...env },
    encoding: 'utf8',
  })
}

/** The arguments of npm for the packages of that level, without those that are always there. */
function asked(level: Level, env: NodeJS.ProcessEnv = {}): string[] {
  rmSync(file('asked'), { force: true })
  setUp(level, env)
  if (!existsSync(file('asked'))) return []
  return readFileSync(file('asked'), 'utf8').replaceAll(' --no-audit --no-fund --loglevel=error', '').trim().split('\n')
}

const forRun = 'ci --omit=dev --omit=peer'
const forBuild = 'ci --omit=dev --include=peer'
const forAll = 'ci --include=dev --include=peer'

test('in a fresh clone each program installs only what it needs', () => {
  for (const [level, command] of [
    ['run', forRun],
    ['build', forBuild],
    ['all', forAll],
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
  assert.deepEqual(asked('build'), ['install --no-save --omit=dev --include=peer'])
  assert.deepEqual(asked('all'), ['install --no-save --include=dev --include=peer'])
  assert.deepEqual(asked('all'), [])
})

test('with a WalletConnect project the platform runs with its package; the environment wins over .env', () => {
  assert.deepEqual(asked('run', { WALLETCONNECT_PROJECT_ID: 'x' }), [forBuild])
  rmSync(file('node_modules'), { recursive: true })
  writeFileSync(file('.env'), 'WALLETCONNECT_PROJECT_ID=x\n')
  assert.deepEqual(asked('run', { WALLETCONNECT_PROJECT_ID: '' }), [forRun])
  assert.deepEqual(asked('run'), ['install --no-save --omit=dev --include=peer'])
})

test('after a change of the lock file the same packages are installed anew', () => {
  for (const [level, command] of [
    ['run', forRun],
    ['all', forAll],
  ] as const) {
    asked(level)
    writeFileSync(file('package-lock.json'), `changed after ${level}`)
    assert.deepEqual(asked('run'), [command])
  }
})

test('a folder that was installed by hand gets everything, for it had everything', () => {
  mkdirSync(file('node_modules'))
  writeFileSync(file('node_modules/.package-lock.json'), '')
  assert.deepEqual(asked('run'), [forAll])
})

test('an installation that failed or was broken off is made anew, and no larger', () => {
  mkdirSync(file('node_modules'))
  writeFileSync(file('broken'), '')
  assert.deepEqual(asked('run'), [forRun])
  rmSync(file('broken'))
  assert.deepEqual(asked('run'), [forRun])
  writeFileSync(file('broken'), '')
  assert.deepEqual(asked('all'), ['install --no-save --include=dev --include=peer'])
  assert.deepEqual(asked('all'), ['install --no-save --include=dev --include=peer'], 'again')
})

test('a Node that npm would refuse packages for is told before npm is asked, and every other one is taken', () => {
  const onNode = (level: Level, node: string) => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${node}' } })`
    return setUp(level, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` })
  }
  for (const node of ['18.20.0', '20.18.3', '21.7.3']) assert.equal(onNode('run', node).status, 1, node)
  for (const node of ['20.18.3', '22.12.0', '23.11.0']) assert.equal(onNode('all', node).status, 1, node)
  assert.ok(!existsSync(file('asked')))
  assert.equal(
    onNode('all', '23.11.0').stderr,
    'Node 23.11.0 does not fit: this needs 20.19, 22.13 or a newer one of the same major, or 24.0 or newer.\n',
  )
  for (const node of ['20.19.0', '22.0.0', '23.11.0', '26.1.0']) assert.equal(onNode('run', node).status, 0, node)
  for (const node of ['20.20.2', '22.13.0', '24.0.0', '26.1.0']) assert.equal(onNode('all', node).status, 0, node)
})

test('npm installs peers here, which WalletConnect is, also for somebody whose own settings leave peers out', () => {
  writeFileSync(file('.npmrc'), 'legacy-peer-deps=true\n')
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)))
  const { stdout } = spawnSync('npm', ['config', 'get', 'legacy-peer-deps'], {
    cwd: here('..'),
    env: { ...env, npm_config_userconfig: file('.npmrc') },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  assert.equal(stdout, 'false\n')
})
