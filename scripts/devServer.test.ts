import assert from 'node:assert/strict'
import { test } from 'node:test'
import { devServer } from './devServer'

test('the port of the console is 3000 or the one that is given, and anything else is named in a sentence', () => {
  for (const [CONSOLE_PORT, port] of [
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['65535', 65535],
  ] as const)
    assert.equal(devServer({ CONSOLE_PORT }).port, port)
  for (const CONSOLE_PORT of ['x', '0', '65536', '1.5'])
    assert.throws(() => devServer({ CONSOLE_PORT }), /CONSOLE_PORT is a whole number from 1 to 65535/)
})
