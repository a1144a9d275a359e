import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileContracts } from './compile'
import { consoleAbis } from './consoleAbi'

const folder = fileURLToPath(new URL('../src/chain/abi/', import.meta.url))

/** Writes the ABIs into the console and returns the files written. */
export async function writeAbiFiles(): Promise<string[]> {
  const files = Object.entries(consoleAbis(await compileContracts()))
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(folder + file, text)
  return files.map(([file]) => file)
}

/** The ABI files that are missing or differ from the contracts. */
export async function driftedAbiFiles(): Promise<string[]> {
  const files = Object.entries(consoleAbis(await compileContracts()))
  return files.flatMap(([file, text]) => (readIfThere(folder + file) === text ? [] : [file]))
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
