import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { WebpackPluginInstance } from 'webpack'

const staticFiles = ['boot.js', 'favicon.svg']

/** The files in dist/ beside the bundle: static files, a `.br` twin of each text file, and the manifest. */
export const distFiles: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('DistFiles', async ({ outputOptions: { path: dist } }) => {
      if (!dist) throw new Error('The build has no folder to write to.')
      for (const name of staticFiles) cpSync(join(compiler.context, 'public', name), join(dist, name))
      await compress(dist)
      writeManifest(dist)
    })
  },
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** Precompresses text files, so that the server need not. Not index.html, which the server rewrites. */
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
