import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { artifactsSchema, type Artifacts } from './artifacts'
import { compile, settings } from './compiler'
import { solcVersion } from './solc'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sourceFolder = folder('./src/')
const cacheFolder = folder('../.cache/contracts/')

/**
 * The ABI and deployment code of the three contracts. Compiling takes some four seconds, so the result is cached until
 * the sources change. Throws the compiler's errors when the sources do not compile.
 */
export async function compileContracts(): Promise<Artifacts> {
  const sources = readSources()
  const cached = `${cacheFolder}${keyOf(sources)}.json`
  const known = await readArtifacts(cached)
  if (known) return known
  const artifacts = await compile(sources)
  keep(cached, artifacts)
  return artifacts
}

function readSources(): Record<string, string> {
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

/** Undefined when the file is missing or damaged: then the artifacts are compiled again. */
async function readArtifacts(file: string): Promise<Artifacts | undefined> {
  try {
    return await artifactsSchema.validate(JSON.parse(readFileSync(file, 'utf8')))
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
