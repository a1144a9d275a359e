import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compiledFile, compiledText, readSources } from './compile'
import { compile } from './compiler'
import { consoleAbis } from './consoleAbi'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = 'src/chain/abi/'

/** Writes the ABIs into the console, and what the local stack deploys. Returns the files written. */
export async function writeAbiFiles(): Promise<string[]> {
  const files = await madeFiles()
  mkdirSync(root + folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(root + file, text)
  return files.map(([file]) => file)
}

/** Those of these files that are missing or differ from the contracts. */
export async function driftedAbiFiles(): Promise<string[]> {
  return (await madeFiles()).flatMap(([file, text]) => (readIfThere(root + file) === text ? [] : [file]))
}

/** Compiles anew: what is committed or cached may be damaged, and is what these files repair. */
async function madeFiles(): Promise<[file: string, text: string][]> {
  const sources = readSources()
  const artifacts = await compile(sources)
  const abis = Object.entries(consoleAbis(artifacts)).map(([file, text]): [string, string] => [folder + file, text])
  return [...abis, [compiledFile, compiledText(sources, artifacts)]]
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
