import { readFileSync } from 'node:fs'
import { object, string } from 'yup'

interface Solc {
  /** Standard JSON in, standard JSON out. `import` is asked for files the input does not hold. */
  compile: (input: string, callbacks?: { import: (path: string) => { contents: string } | { error: string } }) => string
}

/** The Solidity compiler from npm. Loading takes half a second, so only who compiles does. */
export async function loadSolc(): Promise<Solc> {
  const { default: solc } = await import('solc')
  return solc
}

/** The version of the compiler, for example `0.8.37`, without loading it. */
export function solcVersion(): string {
  const manifest = readFileSync(new URL('../node_modules/solc/package.json', import.meta.url), 'utf8')
  return object({ version: string().required() }).validateSync(JSON.parse(manifest)).version
}
