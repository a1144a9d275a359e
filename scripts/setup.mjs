/**
 * Installs the packages of the lock file if it has changed since the last installation here. Plain Node, so that it
 * runs before anything is installed. It runs when imported or executed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const leastNode = [20, 19]

function setup() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1]))
    fail(`Node ${process.versions.node} is too old: this needs ${leastNode.join('.')} or newer.`)

  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing packages from the lock file (once) ...')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail('npm ci failed; see above.')
  writeFileSync(stamp, wanted)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

setup()
