import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { roles, type Role } from '../../src/contract/roles'
import { signInWindows } from '../db/schema'
import { verifyAudit } from '../audit/verify'
import { campaignRow, taskRow, userRow } from '../testing/rows'
import { campaigns, tasks, users } from '../db/schema'
import { testServer, type TestServer } from '../testing/testServer'
import { temporaryFolder } from '../testing/temporaryFolder'
import { goodRequestTo } from './goodRequests'
import { operationsOf, type Operation } from './operations'
import { requestsTo } from './requests'

/** On the second database a part of them shows that it answers alike. */
const isWhole = process.env.DATABASE_URL_TEST === undefined
const requests = isWhole ? 10_000 : 1_000
/** The same requests each time, so that a failure can be had again; FUZZ_SEED takes others. */
const seed = Number(process.env.FUZZ_SEED ?? 1)

describe('requests made of the OpenAPI document', () => {
  const tools = temporaryFolder('ssdx-tools-')
  const ajv = new Ajv2020({ strict: false })
  let server: TestServer
  let operations: Operation[]
  const validators = new Map<string, ValidateFunction>()
  const bearers = new Map<Role, string>()

  before(async () => {
    server = await testServer({ localToolsDir: tools })
    const all = operationsOf((await server.inject({ url: '/api/docs/json' })).body)
    // A stream answers for as long as its reader listens; events.test.ts is about it.
    operations = all.filter(({ isStream }) => !isStream)
    assert.equal(all.length - operations.length, 1)
    await server.db.insert(users).values(Array.from({ length: 12 }, () => userRow({ spunkyPoints: '2000' })))
    await server.signIn('moderator')
    await server.db
      .insert(campaigns)
      .values(Array.from({ length: 12 }, (_, at) => campaignRow({ isApproved: at === 0 })))
    await server.db.insert(tasks).values(Array.from({ length: 12 }, () => taskRow()))
    // Hashing is slow on purpose: most sign-ins of this address are used up.
    const endsAt = new Date(server.clock() + 60_000).toISOString()
    await server.db.insert(signInWindows).values({ key: 'address 127.0.0.1', count: 55, endsAt })
  })
  after(() => server.close())

  async function bearerOf(role: Role | 'nobody') {
    if (role === 'nobody') return {}
    const bearer = bearers.get(role) ?? (await server.signIn(role)).authorization
    bearers.set(role, bearer)
    return { authorization: bearer }
  }

  function assertFits(operation: Operation, status: number, body: unknown) {
    const schema = operation.answers.get(String(status)) ?? operation.answers.get(`${Math.floor(status / 100)}XX`)
    assert.ok(schema, `${operation.name} answered ${status}, which its description does not know`)
    const key = `${operation.name} ${status}`
    const validate = validators.get(key) ?? ajv.compile(schema)
    validators.set(key, validate)
    assert.ok(validate(body), `${key}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`)
  }

  test(`${requests} of them bring no 5xx, every answer fits its schema${isWhole ? ', each kind of success is among them' : ''}, and the audit holds`, async () => {
    const succeeded = new Set<string>()
    const asked = fc
      .constantFrom(...operations)
      .chain((operation) => fc.tuple(fc.constant(operation), requestsTo(operation), fc.constantFrom(...who)))
    await fc.assert(
      fc.asyncProperty(asked, async ([operation, { url, headers, payload }, role]) => {
        const reply = await server.inject({
          method: operation.method === 'GET' ? 'GET' : methodOf(operation.method),
          url,
          headers: { ...headers, ...(await bearerOf(role)) },
          ...(payload !== undefined && { payload }),
        })
        assert.ok(reply.status < 500, `${operation.name} ${url} answered ${reply.status}`)
        assertFits(operation, reply.status, reply.body)
        if (reply.status < 300) succeeded.add(operation.name)
        // It may have signed out, or its account may have been disabled meanwhile.
        if (role !== 'nobody' && (reply.status === 401 || operation.name === 'logout')) bearers.delete(role)
      }),
      {
        numRuns: requests,
        seed,
        endOnFailure: true,
        // First, on rows that nothing has changed yet: whether each kind of success is reached is no matter of luck.
        examples: operations.map((operation) => [[operation, goodRequestTo(operation), 'super-admin']]),
      },
    )
    const never = operations.map(({ name }) => name).filter((name) => !succeeded.has(name))
    if (isWhole) assert.deepEqual(never, ['login', 'register', 'invitation'])
    assert.equal((await verifyAudit(server.db)).intact, true)
  })
})

const who = ['super-admin', 'super-admin', 'super-admin', 'super-admin', ...roles, 'nobody'] as const
const methods = ['POST', 'PUT', 'DELETE'] as const
function methodOf(name: string) {
  const method = methods.find((known) => known === name)
  if (!method) throw new Error(`no operation should have the method ${name}`)
  return method
}
