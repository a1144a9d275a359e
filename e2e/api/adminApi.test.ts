import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { assets, campaigns, tasks, users } from '../../server/db/schema'
import { assetRow, campaignRow, taskRow, userRow } from '../../server/testing/rows'
import { testServer, type TestServer } from '../../server/testing/testServer'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { accountCalls } from './accountCalls'
import { openConsole, type ApiConsole } from './apiConsole'
import { contentCalls } from './contentCalls'
import type { Exercise } from './exercise'
import { platformCalls } from './platformCalls'

describe('every call of the console against the real server', () => {
  let server: TestServer
  let console: ApiConsole
  before(async () => {
    server = await testServer({ allowedHosts: undefined })
    console = await openConsole(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  })
  beforeEach(async () => {
    await server.reset()
    const { db } = server
    await db
      .insert(campaigns)
      .values([campaignRow({ title: 'Sale' }), campaignRow({ title: 'Winter', isApproved: true })])
    await db.insert(users).values([userRow({ email: 'rich@example.com', spunkyPoints: '5000' }), userRow()])
    await db.insert(assets).values([assetRow(), assetRow()])
    await db.insert(tasks).values([taskRow(), taskRow({ points: '12' })])
    console.open((await server.signIn('super-admin', { email: 'boss@example.com', name: 'Bo' })).token)
  })
  after(async () => {
    // Nothing else in this process may take itself for a page.
    Reflect.deleteProperty(globalThis, 'location')
    await server.close()
  })

  const calls = { ...accountCalls, ...platformCalls, ...contentCalls } satisfies Record<
    Exclude<EndpointName, 'events'>,
    Exercise
  >

  for (const [name, exercise] of Object.entries(calls))
    test(`${name} is sent and read as the server has it`, () => exercise(console, server))

  test('the table of endpoints, the calls of the console and these tests are the same set', () => {
    // The stream of events is no call; `e2e/server/events.spec.ts` reads it.
    const names = Object.keys(endpoints)
      .filter((name) => name !== 'events')
      .sort()
    assert.deepEqual(Object.keys(console.api).sort(), names)
    assert.deepEqual(Object.keys(calls).sort(), names)
  })

  test('a refusal comes with its message and the id under which the server has it', async () => {
    const { error } = await console.dispatch(console.api.approveCampaign.initiate('999'))
    assert.ok(error && 'requestId' in error && 'data' in error)
    assert.match(error.requestId ?? '', /./)
    assert.deepEqual(error.data, { message: 'This campaign no longer exists' })
  })
})
