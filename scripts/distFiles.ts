import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { transformSync } from 'esbuild'
import type { Compilation, WebpackPluginInstance } from 'webpack'
import { pageParts } from './pageParts'

const staticFiles = ['favicon.svg']

/**
 * The files in dist/ beside the bundle: static files, a compressed copy of each text file (`.br` and `.gz`), and the manifest. Styles
 * are written for these browsers (`safari 17`).
 */
export const distFiles = (browsers: readonly string[]): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('DistFiles', async (compilation) => {
      const { path: dist } = compilation.outputOptions
      if (!dist) throw new Error('The build has no folder to write to.')
      for (const name of staticFiles) cpSync(join(compiler.context, 'public', name), join(dist, name))
      finishPage(dist, browsers, compilation)
      await compress(dist)
      writeManifest(dist)
    })
  },
})

const hashOf = (file: string, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(readFileSync(file)).digest(encoding)

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** Moves the style sheet into `index.html`, which then needs no other file to be shown, and writes the parts of each page there. */
function finishPage(dist: string, browsers: readonly string[], compilation: Compilation) {
  const file = join(dist, 'index.html')
  const integrityOf = (name: string) => `sha256-${hashOf(join(dist, name), 'base64')}`
  const parts = JSON.stringify(pageParts(compilation, integrityOf)).replaceAll('<', '\\u003c')
  const page = readFileSync(file, 'utf8')
    .replace('id="app-routes">{}', () => `id="app-routes">${parts}`)
    .replace(
      /<link href="\/([^"]+\.css)" rel="stylesheet"[^>]*>/,
      (_link, name: string) => `<style>${takeStyles(join(dist, name), browsers)}</style>`,
    )
    .replaceAll(/\n\s*(?=<)/g, '')
  if (!page.includes(parts) || page.includes('rel="stylesheet"')) throw new Error('index.html is not as its template.')
  writeFileSync(file, page)
}

/** The style sheet, minified. Its file is removed, because nothing asks for it. */
function takeStyles(file: string, browsers: readonly string[]) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: browsers.map((browser) => browser.replace(' ', '')),
  })
  rmSync(file)
  return code.trim()
}

/**
 * Precompresses text files, so that the server need not; in gzip too, for browsers behind a proxy that does not pass on brotli.
 * Not index.html, which the server rewrites.
 */
export async function compress(dist: string) {
  const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
  const files = filesOf(dist).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await toBrotli(content))
      writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}

/** `manifest.sha256`: the server refuses to serve a console whose files differ from it. */
export function writeManifest(dist: string) {
  const lines = filesOf(dist).map((file) => {
    return `${hashOf(file, 'hex')}  ${relative(dist, file).replaceAll('\\', '/')}\n`
  })
  writeFileSync(join(dist, 'manifest.sha256'), lines.sort().join(''))
}
