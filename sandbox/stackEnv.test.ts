import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readOptions } from './options'
import { sandboxPaths } from './paths'
import { serverEnv } from './stackEnv'

test('whatever is in .env for a real platform, the local stack runs without it, but with its WalletConnect project', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const [ofPlatform = ''] = example.split('# --- The local stack')
  // Read only for the chains that CHAINS and MORE_CHAINS name.
  const perChain = /_1$/
  const variables = [...ofPlatform.matchAll(/^(\w+)=/gm)].flatMap(([, name = '']) => (perChain.test(name) ? [] : name))
  assert.ok(variables.length > 10)
  const env = serverEnv(readOptions({}, []), sandboxPaths('.sandbox'), { port: 4000 })
  assert.deepEqual(
    variables.filter((name) => !(name in env)),
    ['WALLETCONNECT_PROJECT_ID'],
  )
})
