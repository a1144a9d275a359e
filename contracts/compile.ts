import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { object, string, type Schema } from 'yup'
import { artifactsSchema, type Artifacts } from './artifacts'
import { compile, settings } from './compiler'
import { solcVersion } from './solc'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sourceFolder = folder('./src/')
const cacheFolder = folder('../.cache/contracts/')

/** Written by `npm run abi` and committed, so that the first start of the local stack need not compile. */
export const compiledFile = 'contracts/compiled.json'

/**
 * The ABI and deployment code of the three contracts. Compiling takes some four seconds, so the result for these
 * sources is committed, and for changed ones cached. Throws the compiler's errors when the sources do not compile.
 */
export async function compileContracts(): Promise<Artifacts> {
  const known = await knownContracts()
  if (known) return known
  const sources = readSources()
  const artifacts = await compile(sources)
  keep(cachedAt(keyOf(sources)), artifacts)
  return artifacts
}

/** The same, from the committed file or the cache; undefined if the contracts have to be compiled. */
export async function knownContracts(): Promise<Artifacts | undefined> {
  const key = keyOf(readSources())
  const committed = await read(folder(`../${compiledFile}`), committedSchema)
  return committed?.key === key ? committed.artifacts : read(cachedAt(key), artifactsSchema)
}

/** The text of the file that is committed, of these sources. */
export const compiledText = (sources: Record<string, string>, artifacts: Artifacts) =>
  `${JSON.stringify({ key: keyOf(sources), artifacts }, null, 1)}\n`

const cachedAt = (key: string) => `${cacheFolder}${key}.json`

export function readSources(): Record<string, string> {
  const files = readdirSync(sourceFolder).filter((file) => file.endsWith('.sol'))
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(sourceFolder + file, 'utf8')]))
}

/** Changes with the sources, the settings, and the versions of compiler and library. */
function keyOf(sources: Record<string, string>): string {
  const library = readFileSync(folder('../node_modules/@openzeppelin/contracts/package.json'), 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([sources, settings, solcVersion(), library]))
    .digest('hex')
}

const committedSchema = object({ key: string().required(), artifacts: artifactsSchema })

/** Undefined when the file is missing or damaged: then the artifacts are compiled again. */
async function read<Content>(file: string, schema: Schema<Content>): Promise<Content | undefined> {
  try {
    return await schema.validate(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Written to a temporary file and renamed, so that another process never reads half a file. */
function keep(file: string, artifacts: Artifacts): void {
  mkdirSync(cacheFolder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(artifacts))
  renameSync(draft, file)
}
