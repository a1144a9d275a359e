/** Installs the packages of the lock file. Plain Node, so that it runs before anything is installed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import util from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The hash of the lock file that was installed, and the kinds of packages that were left out. */
const stamp = `${root}node_modules/.installed`
/** Written by npm at the end of an installation. */
const npmsOwn = `${root}node_modules/.package-lock.json`
const dotEnv = `${root}.env`

/**
 * What each level leaves out, as kinds of npm. `dev`: for tests and maintenance only. `peer`: WalletConnect, which
 * package.json names as a peer for this.
 */
const leftOutBy = { run: ['dev', 'peer'], build: ['dev'], all: [] }

/** From which version of a major on the packages of a level take Node; of the last major and all after it, every one. npm refuses others. */
const nodesOfRun = ['20.19', '22.0']
const nodesOf = { run: nodesOfRun, build: nodesOfRun, all: ['20.19', '22.13', '24.0'] }

/** Makes sure that the packages for `run`, `build` or `all` are there. */
export function installPackages(level) {
  if (!takesNode(level))
    fail(
      `Node ${process.versions.node} does not fit: this needs ${nodesOf[level].slice(0, -1).join(', ')} or a newer one of the same major, or ${nodesOf[level].at(-1)} or newer.`,
    )

  const leftOut = leftOutBy[level === 'run' && hasWalletConnectProject() ? 'build' : level]
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  const before = installed()
  const misses = before.leftOut.filter((kind) => !leftOut.includes(kind))
  if (before.lock === lock && misses.length === 0) return

  // What was there stays there, and so a folder that tests have run in keeps their packages.
  const omitted = leftOut.filter((kind) => before.leftOut.includes(kind))
  console.log('Installing packages from the lock file (once) ...')
  // Where only some are missing the others stay in place, for a stack may be running on them.
  const command = before.lock === lock ? ['install', '--no-save'] : ['ci']
  // What is wanted is named too, for NODE_ENV=production or somebody's .npmrc may leave it out.
  const kinds = leftOutBy.run.map((kind) => `--${omitted.includes(kind) ? 'omit' : 'include'}=${kind}`)
  const npm = spawnSync('npm', [...command, ...kinds, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail(`npm ${command[0]} failed; see above.`)
  writeFileSync(stamp, [lock, ...omitted].join(' '))
}

function takesNode(level) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const ranges = nodesOf[level].map((version) => version.split('.').map(Number))
  return ranges.some(([of]) => of === major)
    ? ranges.some(([of, least]) => of === major && minor >= least)
    : ranges.every(([of]) => major > of)
}

function installed() {
  if (!existsSync(npmsOwn)) return { leftOut: leftOutBy.run }
  // Whoever has installed without this program has installed everything.
  if (!existsSync(stamp)) return { leftOut: leftOutBy.all }
  const [lock, ...leftOut] = readFileSync(stamp, 'utf8').split(' ')
  return { lock, leftOut }
}

/** From the environment or else `.env`. */
function hasWalletConnectProject() {
  const file = existsSync(dotEnv) ? util.parseEnv(readFileSync(dotEnv, 'utf8')) : {}
  return Boolean({ ...file, ...process.env }.WALLETCONNECT_PROJECT_ID)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
