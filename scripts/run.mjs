/**
 * Runs a TypeScript program with the variables of `.env`: `node scripts/run.mjs sandbox/start.ts [arguments]`. The environment
 * wins over `.env`. First installs the packages that the platform runs on; programs that need more run `scripts/setup.mjs`
 * before.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './packages.mjs'

const [program, ...programArguments] = process.argv.slice(2)
if (!program) throw new Error('Name the program to run.')

installPackages('run')
if (existsSync('.env')) process.loadEnvFile('.env')
// Child processes run TypeScript too.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--import=tsx'].filter(Boolean).join(' ')
process.argv = [process.argv[0], resolve(program), ...programArguments]
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(resolve(program)).href)
