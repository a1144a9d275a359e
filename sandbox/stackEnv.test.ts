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

test('no value of a real platform gets to the local server, which listens on this machine only, with a database of its own', (context) => {
  const before = { ...process.env }
  context.after(() => (process.env = before))
  const paths = sandboxPaths('.sandbox')
  const own = serverEnv(readOptions({}, []), paths, { port: 4000 })
  process.env = Object.fromEntries(Object.keys(own).map((name) => [name, 'of a real platform']))
  assert.deepEqual(serverEnv(readOptions({}, []), paths, { port: 4000 }), own)
  assert.deepEqual([own.HOST, own.DATABASE_URL, own.DATA_DIR], ['127.0.0.1', '', paths.serverData])
})
