import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { freePort, listenFree } from '../../server/testing/freePort'
import { assertPortsFree } from './ports'

void test('a taken port is named with what it is for and the variable that changes it; free ones are not', async (context) => {
  const server = createServer()
  context.after(() => server.close())
  const taken = await listenFree(server)
  const free = await freePort()
  await assert.rejects(
    assertPortsFree([
      { port: taken, what: 'the console', variable: 'CONSOLE_PORT' },
      { port: free, what: 'the API server', variable: 'API_PORT' },
    ]),
    { message: `Port ${taken} for the console is taken. Set CONSOLE_PORT to a free port.` },
  )
})

void test('one port for two things is refused', async () => {
  const port = await freePort()
  await assert.rejects(
    assertPortsFree([
      { port, what: 'chain A', variable: 'CHAIN_A_PORT' },
      { port, what: 'chain B', variable: 'CHAIN_B_PORT' },
    ]),
    /Set CHAIN_B_PORT/,
  )
})
