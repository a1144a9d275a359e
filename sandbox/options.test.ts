import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOptions } from './options'

test('without variables and arguments the ports are the usual ones, and the console is built and started', () => {
  assert.deepEqual(readOptions({ CONSOLE_PORT: '' }, []), {
    SANDBOX_DIR: '.sandbox',
    CONSOLE_PORT: 3000,
    API_PORT: 4000,
    CHAIN_A_PORT: 8545,
    CHAIN_B_PORT: 8546,
    build: true,
    console: true,
  })
})

test('each bad port and number of users is named once, in a sentence that says what it is', () => {
  const env = { CONSOLE_PORT: 'x', API_PORT: '0', CHAIN_A_PORT: '70000.5', CHAIN_B_PORT: '8545x' }
  const ports = Object.keys(env).map((name) => `- ${name} is a whole number from 1 to 65535`)
  for (const users of ['x', '0', '1.5', '1 000', '1e3', '1000001'])
    assert.throws(() => readOptions(env, ['--users', users]), {
      message: ['Bad options:', ...ports, '- --users is a whole number from 1 to 1000000'].join('\n'),
    })
})
