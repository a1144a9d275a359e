import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import webpack from 'webpack'
import { webpackConfig } from '../webpack.config'

/** More than there will ever be: by default webpack's statistics leave most modules out, and with Infinity all of them. */
const everyModule = 100_000

const staticFiles = ['boot.js', 'favicon.svg']

/** Writes the production bundle to dist/ and gives webpack's statistics of it; throws an Error that holds what it complained of. */
export async function buildConsole(): Promise<webpack.StatsCompilation> {
  const compiler = webpack(webpackConfig('production'))
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))))
  })
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }))

  const dist = compiler.outputPath
  for (const name of staticFiles) cpSync(join('public', name), join(dist, name))
  await compress(dist)
  writeManifest(dist)
  return stats.toJson({
    all: false,
    chunkGroups: true,
    modules: true,
    nestedModules: true,
    cachedModules: true,
    dependentModules: true,
    groupModulesByCacheStatus: false,
    groupModulesByPath: false,
    groupModulesByType: false,
    groupModulesByAttributes: false,
    groupModulesByLayer: false,
    modulesSpace: everyModule,
    nestedModulesSpace: everyModule,
    ids: true,
  })
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** A `.br` twin of each text file, so that the server need not compress. index.html is rewritten by it and stays plain. */
async function compress(dist: string) {
  const brotli = promisify(brotliCompress)
  const files = filesOf(dist).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await brotli(readFileSync(file)))))
}

/** `manifest.sha256`: the server refuses to serve a console whose files differ from it. */
function writeManifest(dist: string) {
  const lines = filesOf(dist).map((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    return `${hash}  ${relative(dist, file).replaceAll('\\', '/')}\n`
  })
  writeFileSync(join(dist, 'manifest.sha256'), lines.sort().join(''))
}
