import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { parseConfig } from '../server/config'
import { serveConsole } from '../server/console/serveConsole'
import { builtConsole } from '../server/testing/builtConsole'
import { compress, writeManifest } from './distFiles'

const script = 'assets/main.0123456789.js'

describe('the files of a build', () => {
  const dist = builtConsole()
  const app = fastify()
  before(async () => {
    for (const made of ['manifest.sha256', `${script}.br`]) rmSync(join(dist, made))
    await compress(dist)
    writeManifest(dist)
    // Refuses what the manifest does not name.
    await serveConsole(app, parseConfig({ CONSOLE_DIR: dist }))
  })
  after(() => app.close())

  const whole = () => readFileSync(join(dist, script))
  const open = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/${path}`, headers })

  test('scripts and pictures have a compressed copy in brotli and one in gzip, and the page, which the server rewrites, has none', () => {
    assert.deepEqual(readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort(), [
      'assets',
      script,
      `${script}.br`,
      `${script}.gz`,
      'favicon.svg',
      'favicon.svg.br',
      'favicon.svg.gz',
      'index.html',
      'manifest.sha256',
    ])
    assert.deepEqual(brotliDecompressSync(readFileSync(join(dist, `${script}.br`))), whole())
    assert.deepEqual(gunzipSync(readFileSync(join(dist, `${script}.gz`))), whole())
  })

  test('each compressed copy is served to whoever takes it, brotli first, and is kept apart from the others and for good', async () => {
    const tags = new Set<unknown>()
    for (const [taken, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br; q=0, gzip', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { statusCode, headers, rawPayload } = await open(script, { 'accept-encoding': taken })
      assert.deepEqual([statusCode, headers['content-encoding']], [200, encoding], taken)
      assert.deepEqual(unpack(rawPayload), whole())
      assert.equal(headers.vary, 'accept-encoding')
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.match(String(headers['content-type']), /^(text|application)\/javascript/)
      tags.add(headers.etag)
    }
    assert.equal(tags.size, 3)
  })

  test('a compressed copy has no address of its own', async () => {
    const page = await open('', { accept: 'text/html' })
    for (const copy of [`${script}.br`, `${script}.gz`])
      assert.equal((await open(copy, { accept: 'text/html' })).body, page.body, copy)
  })
})
