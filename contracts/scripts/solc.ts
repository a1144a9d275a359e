#!/usr/bin/env -S node --import tsx
/**
 * Stands in for the native Solidity compiler that forge wants, on top of the one from npm: answers `--version` and
 * otherwise compiles the standard JSON on its input. forge hands over every source, so nothing is looked up.
 */
import { readFileSync } from 'node:fs'
import { loadSolc, solcVersion } from '../solc'

if (process.argv.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solcVersion()}\n`)
} else {
  const solc = await loadSolc()
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
}
