/**
 * Runs a program of the local stack with the variables of `.env`, once the packages that it runs on are there: `node scripts/stack.mjs start | serve
 * [arguments]`. The environment wins over `.env`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './packages.mjs'

const [name, ...programArguments] = process.argv.slice(2)
installPackages('run')
if (existsSync('.env')) process.loadEnvFile('.env')
// Only now, because the set-up may have to install what this imports.
const { bundle } = await import('./bundle.mjs')
const folder = await bundle().catch((error) => {
  console.error(`The programs of the local stack cannot be made in .cache/programs: ${error.message}`)
  process.exit(1)
})
const program = join(folder, `${name}.mjs`)
process.argv = [process.argv[0], program, ...programArguments]
await import(pathToFileURL(program).href)
