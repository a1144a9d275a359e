import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { listenFree } from './testing/freePort'
import { serverProcesses } from './testing/serverProcess'
import { temporaryFolder } from './testing/temporaryFolder'

describe('the server as a process', () => {
  const DATA_DIR = temporaryFolder('ssdx-main-')
  const { start, killAll } = serverProcesses()
  after(killAll)

  test('SIGTERM ends it in order: code 0, folder free, data kept; a second opener is refused meanwhile', async () => {
    const server = start('main.ts', { DATA_DIR })
    const address = await server.listening
    assert.equal((await fetch(`${address}/api/health`)).status, 200)
    assert.equal(statSync(join(DATA_DIR, 'media.key')).mode & 0o777, 0o600)

    const second = await start('main.ts', { DATA_DIR }).ended
    assert.equal(second.code, 1)
    assert.match(second.output, new RegExp(`^The data folder ${DATA_DIR} is in use by process ${server.child.pid}\\.`))
    assert.equal((await fetch(`${address}/api/health`)).status, 200)

    server.child.kill('SIGTERM')
    const { code, output } = await server.ended
    assert.equal(code, 0, output)
    assert.equal(existsSync(join(DATA_DIR, 'server.lock')), false)
  })

  test('SIGTERM lets a request that is under way come to its answer', async () => {
    const server = start('main.ts', { DATA_DIR })
    const address = await server.listening
    const asked = once(server.child.stdout, 'data')
    // Hashing takes some tenths of a second.
    const answer = fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' }),
    })
    assert.match(String(await asked), /incoming request/)
    server.child.kill('SIGTERM')
    assert.equal((await answer).status, 401)
    const { code, output } = await server.ended
    assert.equal(code, 0, output)
  })

  test('an error that nobody caught stands in the log and ends the process with code 1, the folder free', async () => {
    const spoil = "process.on('SIGUSR2',()=>{throw%20new%20Error('boom')})"
    const server = start('main.ts', { DATA_DIR, NODE_OPTIONS: `--import=data:text/javascript,${spoil}` })
    await server.listening
    server.child.kill('SIGUSR2')
    const { code, output } = await server.ended
    assert.equal(code, 1, output)
    assert.match(output, /"level":60,.*boom/)
    assert.equal(existsSync(join(DATA_DIR, 'server.lock')), false)
  })

  test('the first super-admin is invited on the command line, registers and signs in, also after kill -9', async () => {
    const created = await start('commands/createSuperAdmin.ts', { DATA_DIR }, ['Root@example.com', 'Root']).ended
    assert.equal(created.code, 0, created.output)
    const [, invitation] = /\/\?invite=([\w-]{43})\n/.exec(created.output) ?? []
    assert.ok(invitation)

    const server = start('main.ts', { DATA_DIR })
    const post = async (address: string, path: string, body: object) =>
      fetch(`${address}/api/admin/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const password = 'correct horse battery'
    const registered = await post(await server.listening, 'register', {
      invitation,
      password,
      password_confirmation: password,
    })
    assert.equal(registered.status, 200)
    server.child.kill('SIGKILL')
    const killed = await server.ended

    const again = start('main.ts', { DATA_DIR })
    const signedIn = await post(await again.listening, 'login', { email: 'root@example.com', password })
    assert.equal(signedIn.status, 200)
    const answer = await signedIn.text()
    again.child.kill('SIGINT')
    const stopped = await again.ended
    assert.equal(stopped.code, 0)

    const [, token = 'none'] = /"token":"([^"]+)"/.exec(answer) ?? []
    for (const secret of [password, invitation, token]) assert.ok(!(killed.output + stopped.output).includes(secret))
  })

  test('a taken port is named, with the variable that changes it', async () => {
    const taken = createServer()
    const port = String(await listenFree(taken))
    const { code, output } = await start('main.ts', { DATA_DIR, PORT: port }).ended
    taken.close()
    assert.equal(code, 1)
    assert.match(output, new RegExp(`^Port ${port} is taken by another program\\. .*PORT.*\\n$`))
    assert.equal(existsSync(join(DATA_DIR, 'server.lock')), false)
  })

  test('a bad configuration names every variable, without a stack', async () => {
    const { code, output } = await start('main.ts', { DATA_DIR, PORT: 'x', HOST: '0.0.0.0', CHAINS: '7' }).ended
    assert.equal(code, 1)
    assert.match(output, /PORT is/)
    assert.match(output, /CHAINS names an unknown chain: 7/)
    assert.ok(!output.includes('    at '))
  })

  test('a data folder that cannot be written is named', async () => {
    const { code, output } = await start('main.ts', { DATA_DIR: '/dev/null/data' }).ended
    assert.equal(code, 1)
    assert.match(output, /\/dev\/null\/data.*\n$/)
    assert.ok(!output.includes('    at '))
  })
})
