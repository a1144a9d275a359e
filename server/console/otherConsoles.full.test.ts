import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseConfig } from '../config'
import { assertRefused } from '../testing/answers'
import { builtConsole } from '../testing/builtConsole'
import { testServer } from '../testing/testServer'
import { temporaryFolder } from '../testing/temporaryFolder'

describe('console', () => {
  test('without a project id no host of the QR wallet may be spoken to; with one they may', async (context) => {
    const withQr = await testServer({
      consoleDir: builtConsole(),
      console: parseConfig({ WALLETCONNECT_PROJECT_ID: 'abc' }).console,
    })
    context.after(() => withQr.close())
    const { headers, body } = await withQr.inject({ url: '/', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    const [, spokenTo = ''] = /; connect-src ([^;]+);/.exec(policy) ?? []
    const hosts = ['relay.walletconnect.org', 'relay.walletconnect.com', 'api.web3modal.org', 'pulse.walletconnect.org']
    for (const host of hosts) assert.ok(spokenTo.split(' ').includes(`https://${host}`), host)
    for (const host of hosts.slice(0, 2)) assert.ok(spokenTo.split(' ').includes(`wss://${host}`), host)
    assert.match(policy, /trusted-types default lit-html 'allow-duplicates';/)
    assert.ok(!String(body).includes('/sandbox/'))
  })

  for (const [what, tools, place] of [
    ['alone', undefined, /described by the local stack/],
    ['in the local stack', temporaryFolder('ssdx-tools-'), /described at \/api\/docs\./],
  ] as const)
    test(`a server without a console, ${what}, tells a person so and a program only that nothing is there`, async (context) => {
      const bare = await testServer({ localToolsDir: tools })
      context.after(() => bare.close())
      const { status, headers, body } = await bare.inject({ url: '/', headers: { accept: 'text/html' } })
      assert.deepEqual([status, headers['content-type']], [404, 'text/plain; charset=utf-8'])
      assert.match(String(body), place)
      assertRefused(await bare.inject({ url: '/', headers: { accept: 'application/json' } }), 404)
    })
})
