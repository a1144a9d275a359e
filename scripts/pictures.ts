/**
 * Renews the screenshots in docs/pictures: the journeys that inspect every screen take them, and this copies those of
 * the filled screens: wide, narrow and dark.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { screenAccess } from '../src/contract/endpoints'

const kept = { '': 'wide-light', '-phone': 'narrow-light', '-dark': 'wide-dark' }
const [taken, docs] = [join('test-results', 'screens', 'wide'), join('docs', 'pictures')]

const { status } = spawnSync(
  process.execPath,
  [
    '--import=tsx',
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=wide',
    '--grep=, filled,',
  ],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)

rmSync(docs, { recursive: true, force: true })
mkdirSync(docs, { recursive: true })
for (const screen of Object.keys(screenAccess))
  for (const [ending, shape] of Object.entries(kept))
    copyFileSync(join(taken, `${screen}-${shape}.jpg`), join(docs, `${screen}${ending}.jpg`))
console.log(`The pictures of ${Object.keys(screenAccess).length} screens stand in ${docs}.`)
