#!/usr/bin/env -S node --import tsx
/**
 * Replaces the native Solidity compiler that forge expects by the one from npm: answers `--version` and otherwise
 * compiles the standard JSON on its input. forge passes every source, so imports need no lookup.
 */
import { readFileSync } from 'node:fs'
import { loadSolc, solcVersion } from '../solc'

if (process.argv.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solcVersion()}\n`)
} else {
  const solc = await loadSolc()
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
}
