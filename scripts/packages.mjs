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
 * The kinds of packages (in the words of npm) that each level leaves out. `dev`: only for tests and maintenance. `peer`:
 * WalletConnect, which package.json lists as a peer to make this possible.
 */
const leftOutBy = { run: ['dev', 'peer'], build: ['dev'], all: [] }

/**
 * The oldest Node of each major that the packages of a level accept; newer majors are accepted too. npm refuses other versions.
 */
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

  // Packages that were installed stay, so a folder in which tests have run keeps the packages for tests.
  const omitted = leftOut.filter((kind) => before.leftOut.includes(kind))
  console.log('Installing packages from the lock file (once) ...')
  // If only some packages are missing the others stay in place: a stack may be running on them.
  const command = before.lock === lock ? ['install', '--no-save'] : ['ci']
  // The wanted kinds are named too, because NODE_ENV=production or an .npmrc may leave them out.
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
  // Without the stamp, something else has installed the packages, and all of them.
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
