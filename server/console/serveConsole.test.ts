import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parseConfig } from '../config'
import { assertRefused } from '../testing/answers'
import { builtConsole } from '../testing/builtConsole'
import { testServer, type TestServer } from '../testing/testServer'
import { temporaryFolder } from '../testing/temporaryFolder'

const wallet = 'wallet()'
/** Of the script that stands in the page. */
const bootHash = createHash('sha256').update('boot()').digest('base64')

describe('console', () => {
  const consoleDir = builtConsole()
  const localToolsDir = temporaryFolder('ssdx-tools-')
  writeFileSync(join(localToolsDir, 'wallet.js'), wallet)
  writeFileSync(join(localToolsDir, '.hidden'), 'x')
  const env = {
    ALLOW_LOCAL_CHAINS: 'true',
    CHAINS: '1,31337',
    RPC_URL_1: 'https://one.example/key/abc,https://two.example',
    APP_NAME: '</script><script>alert(1)</script>$&',
  }
  let server: TestServer
  before(async () => {
    server = await testServer({ consoleDir, localToolsDir, console: parseConfig(env).console })
  })
  after(() => server.close())

  const open = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })

  test('every address of the console gets the page, with the headers that lock it down', async () => {
    for (const url of ['/', '/campaign?start=10', '/index.html', '/some/deep/link', '/?invite=abc']) {
      const { status, headers, body } = await open(url)
      assert.equal(status, 200, url)
      assert.match(String(body), /^<!doctype html>/)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(
        headers['content-security-policy'],
        `default-src 'none'; script-src 'self' 'sha256-${bootHash}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; media-src 'self' blob: https:; font-src 'self'; connect-src 'self' https://one.example https://two.example http://127.0.0.1:8545; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-uri /api/csp-report`,
      )
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups')
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.equal(
        headers['permissions-policy'],
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), hid=(), serial=()',
      )
    }
  })

  test('an address that cannot be decoded gets the page too, for its reader is the console; that of the API is refused', async () => {
    for (const malformed of ['%', '%E0%A4%A', '%zz', '%00'])
      for (const url of [`/users/${malformed}`, `/users?search=${malformed}`, `/${malformed}`]) {
        const { status, headers, body } = await open(url)
        assert.deepEqual([status, headers['content-type']], [200, 'text/html; charset=utf-8'], url)
        assert.match(String(body), /^<!doctype html>/)
        assertRefused(await open(url, { accept: 'application/json' }), 400)
        assertRefused(await open(`/api${url}`), 400)
        assertRefused(await open(url, { host: 'evil.example' }), 403)
      }
    assertRefused(await open('/.git/%E0%A4%A'), 400)
  })

  test('the page is compressed for who takes it', async () => {
    const plain = String((await open('/')).body)
    for (const [taken, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
      ['br; q=0, gzip', 'gzip', gunzipSync],
      ['br ;q=0.000 , gzip', 'gzip', gunzipSync],
      ['gzip; q=0, br; q=0.5', 'br', brotliDecompressSync],
    ] as const) {
      const { headers, bytes } = await open('/', { 'accept-encoding': taken })
      assert.equal(headers['content-encoding'], encoding)
      assert.match(String(headers.vary), /accept-encoding/)
      assert.equal(unpack(bytes).toString(), plain)
    }
    assert.equal((await open('/', { 'accept-encoding': 'identity' })).headers['content-encoding'], undefined)
  })

  test('the page holds the configuration of this server, which cannot break out of its block', async () => {
    const page = String((await open('/')).body)
    const [, json = ''] = /<script type="application\/json" id="app-config">([\s\S]*?)<\/script>/.exec(page) ?? []
    assert.deepEqual(JSON.parse(json), JSON.parse(JSON.stringify(parseConfig(env).console)))
    assert.ok(!page.includes('alert(1)</script>') && !page.includes('"old"'))
  })

  test('the local stack adds its wallet, by its hash, and serves it', async () => {
    const integrity = `sha256-${createHash('sha256').update(wallet).digest('base64')}`
    const tag = `<script src="/sandbox/wallet.js" defer integrity="${integrity}" crossorigin="anonymous"></script></head>`
    assert.ok(String((await open('/')).body).includes(tag))
    const script = await open('/sandbox/wallet.js')
    assert.equal(script.body, wallet)
    assert.match(String(script.headers['content-type']), /javascript/)
  })

  test('files with a hash in their name are kept for good, the others asked for again; brotli where it is taken', async () => {
    const asset = await open('/assets/main.0123456789.js')
    assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.match(String(asset.headers['content-type']), /javascript/)
    assert.equal(asset.headers['content-encoding'], undefined)
    const small = await open('/assets/main.0123456789.js', { 'accept-encoding': 'gzip, br' })
    assert.equal(small.headers['content-encoding'], 'br')
    assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.match(String(small.headers['content-type']), /javascript/)
    assert.match(String(small.headers.vary), /accept-encoding/i)
    assert.equal((await open('/favicon.svg')).headers['cache-control'], 'no-cache')
    const beyond = await open('/assets/main.0123456789.js', { range: 'bytes=9999-' })
    assert.deepEqual([beyond.status, beyond.headers['cache-control']], [416, 'no-cache'])
  })

  test('a file that the browser has already is confirmed without a body, each encoding of it by a tag of its own', async () => {
    const script = '/assets/main.0123456789.js'
    const files = [
      ['/favicon.svg', 'identity'],
      [script, 'identity'],
      [script, 'br'],
    ] as const
    const tags = new Set<string>()
    for (const [url, taken] of files) {
      const ask = (given: Record<string, string> = {}) => open(url, { 'accept-encoding': taken, ...given })
      const whole = await ask()
      const tag = String(whole.headers.etag)
      assert.match(tag, /^(W\/)?"[^"]+"$/, url)
      // The tag alone, and with the date, as browsers ask.
      const dated = { 'if-none-match': tag, 'if-modified-since': String(whole.headers['last-modified']) }
      for (const again of [await ask({ 'if-none-match': tag }), await ask(dated)]) {
        assert.deepEqual([again.status, again.bytes.length], [304, 0], `${url} ${taken}`)
        // What the browser has is kept on under these.
        for (const name of ['etag', 'last-modified', 'cache-control', 'vary'])
          assert.equal(again.headers[name], whole.headers[name], name)
      }
      // The tags of other files and of other encodings confirm nothing.
      for (const other of tags) {
        const { status, bytes } = await ask({ 'if-none-match': other })
        assert.deepEqual([status, bytes], [200, whole.bytes], `${url} ${taken}`)
      }
      tags.add(tag)
    }
    assert.equal(tags.size, files.length)
  })

  test('the page is never kept by a browser, so it has no tag and no date, and is sent whole to whoever names some', async () => {
    for (const taken of ['identity', 'gzip', 'br']) {
      const whole = await open('/', { 'accept-encoding': taken })
      assert.equal(whole.headers['cache-control'], 'no-store')
      assert.deepEqual([whole.headers.etag, whole.headers['last-modified']], [undefined, undefined])
      const again = await open('/', {
        'accept-encoding': taken,
        'if-none-match': '"any"',
        'if-modified-since': new Date().toUTCString(),
      })
      assert.deepEqual([again.status, again.bytes], [200, whole.bytes])
    }
  })

  test('who takes anything gets the page and its headers too: a monitor, or a wallet that asks for them', async () => {
    for (const method of ['GET', 'HEAD'] as const)
      for (const headers of [{ accept: '*/*' }, {}]) {
        const reply = await server.inject({ method, url: '/vesting', headers })
        assert.deepEqual([reply.status, reply.headers['content-type']], [200, 'text/html; charset=utf-8'])
        assert.equal(reply.headers['cross-origin-opener-policy'], 'same-origin-allow-popups')
      }
  })

  test('the API, missing scripts, hidden files and other methods never get the page', async () => {
    for (const url of ['/api/nope', '/api', '/.git/config', '/a/.env', '/sandbox/nope', '/sandbox/.hidden', '/media'])
      for (const accept of ['text/html,*/*', '*/*']) assertRefused(await open(url, { accept }), 404)
    for (const url of ['/missing.js', '/manifest.sha256', '/assets/main.0123456789.js.br'])
      assertRefused(await open(url, { accept: '*/*' }), 404)
    assertRefused(await open('/campaign', { accept: 'application/json, text/plain, */*' }), 404)
    assertRefused(await server.inject({ method: 'POST', url: '/campaign', headers: { accept: 'text/html' } }), 404)
    assertRefused(await open('/', { host: 'evil.example' }), 403)
  })

  // The last one, because the file stays away.
  test('a file that has gone, as when the console is built anew, is a 404 or the page, and nobody keeps either', async () => {
    const script = '/assets/main.0123456789.js'
    for (const name of [script, `${script}.br`]) rmSync(join(consoleDir, name))
    const refused = await open(script, { accept: '*/*' })
    assertRefused(refused, 404)
    const page = await open(script)
    assert.equal(page.status, 200)
    for (const { headers } of [refused, page]) assert.equal(headers['cache-control'], 'no-store')
  })
})
