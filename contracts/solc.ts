import { readFileSync } from 'node:fs'
import { object, string } from 'yup'

interface Solc {
  /** Takes and returns standard JSON. `import` is called for files that the input does not contain. */
  compile: (input: string, callbacks?: { import: (path: string) => { contents: string } | { error: string } }) => string
}

/** The Solidity compiler from npm. Loading takes half a second, so it is loaded only to compile. */
export async function loadSolc(): Promise<Solc> {
  const { default: solc } = await import('solc')
  return solc
}

/** The version of the compiler, for example `0.8.37`, without loading it. */
export function solcVersion(): string {
  const manifest = readFileSync(new URL('../node_modules/solc/package.json', import.meta.url), 'utf8')
  return object({ version: string().required() }).validateSync(JSON.parse(manifest)).version
}
