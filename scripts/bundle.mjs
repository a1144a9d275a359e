import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, '.cache/programs')
const keptMs = 30 * 24 * 3600 * 1000

/** The programs of the local stack; `pgliteWorker` is the thread of the API server. */
const programs = [
  'sandbox/start.ts',
  'sandbox/serve.ts',
  'sandbox/apiServer.ts',
  'sandbox/devConsole.ts',
  'sandbox/chains/fillCompilerCache.ts',
  'server/db/pgliteWorker.ts',
]

/** Lets a bundled module find the files beside its source. */
const sourceAddresses = {
  name: 'source-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(sandbox|server|scripts|contracts)[\\/].*\.ts$|webpack\.config\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      if (!code.includes('import.meta.url')) return undefined
      return { loader: 'ts', contents: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)) }
    }),
}

/**
 * Bundles the programs of the local stack into plain modules, without the packages, and returns their folder. Reading TypeScript
 * module by module takes each process half a second longer than bundling all once. The folder is named by its content, so that
 * stacks that start at the same time, or while sources change, do not disturb each other.
 */
export async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    entryNames: '[name]',
    outdir: cache,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    write: false,
    logLevel: 'warning',
    plugins: [sourceAddresses],
  })
  const hash = createHash('sha256')
  for (const { path, hash: content } of outputFiles) hash.update(path).update(content)
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    removeOld()
    write(outputFiles, folder)
  }
  return folder
}

/** Writes the folder whole or not at all. */
function write(files, folder) {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(draft, basename(path)), contents)
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true })
    // Another stack may have written the same folder meanwhile.
    if (!existsSync(folder)) throw error
  }
}

/** Old folders may be removed: they are written again when needed. */
function removeOld() {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (Date.now() - statSync(folder).mtimeMs > keptMs) rmSync(folder, { recursive: true, force: true })
  }
}
