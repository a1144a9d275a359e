import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { array, mixed, object, string } from 'yup'
import { endpoints } from '../../src/contract/endpoints'
import { listOffers } from '../../src/contract/paging'
import { testServer, type TestServer } from '../testing/testServer'
import { temporaryFolder } from '../testing/temporaryFolder'

const operationSchema = object({
  operationId: string().required(),
  security: array(mixed().required()).required(),
  parameters: array(object({ name: string().required(), in: string().required(), schema: object().required() })),
  requestBody: object({ content: object().required() }).default(undefined),
  responses: object().required(),
})

const documentSchema = object({
  openapi: string().oneOf(['3.1.0']).required(),
  info: object({ title: string().required(), version: string().required() }).required(),
  paths: object().required(),
})

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

describe('OpenAPI document', () => {
  const tools = temporaryFolder('ssdx-tools-')
  let server: TestServer
  before(async () => {
    server = await testServer({ localToolsDir: tools })
  })
  after(() => server.close())

  const operations = async () => {
    const { status, body } = await server.inject({ url: '/api/docs/json' })
    assert.equal(status, 200)
    const { paths } = documentSchema.validateSync(body)
    return entriesOf(paths).flatMap(([path, item]) =>
      entriesOf(item).map(([method, operation]) => ({
        path,
        method,
        operation: operationSchema.validateSync(operation),
      })),
    )
  }

  test('lists every endpoint of the contract, by name, with its access', async () => {
    const listed = await operations()
    for (const [name, { method, path, access }] of Object.entries(endpoints)) {
      const found = listed.find(({ operation }) => operation.operationId === name)
      assert.equal(found?.method, method.toLowerCase(), name)
      assert.equal(found.path, path.replace(':id', '{id}'))
      assert.equal(found.operation.security.length, access === 'anyone' ? 0 : 1)
      assert.deepEqual(Object.keys(found.operation.responses).sort().slice(1), ['4XX', '5XX'])
      const named = (found.operation.parameters ?? []).filter((parameter) => parameter.in === 'path').length
      assert.equal(named, path.includes(':id') ? 1 : 0)
    }
    assert.equal(listed.length, Object.keys(endpoints).length + 2, 'and whether it is alive and ready, nothing else')
  })

  test('says of bodies and queries what the schemas check', async () => {
    const listed = await operations()
    const bodyOf = (name: string) =>
      JSON.stringify(listed.find(({ operation }) => operation.operationId === name)?.operation.requestBody)
    assert.match(bodyOf('login'), /"required":\["email","password"\].*"additionalProperties":false/)
    assert.match(bodyOf('login'), /"maxLength":254/)
    assert.match(bodyOf('createTask'), /"multipart\/form-data".*"enum":\[1,2\].*"media"/)
    const users = listed.find(({ operation }) => operation.operationId === 'users')?.operation.parameters
    assert.deepEqual(
      users?.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      ['start', 'end', 'search', 'created_from', 'id', 'sort', 'status'],
    )
  })

  test('says of every list what it can be sorted and filtered by', async () => {
    const listed = await operations()
    for (const [name, { sort, status }] of Object.entries(listOffers)) {
      const { parameters = [] } = listed.find(({ operation }) => operation.operationId === name)?.operation ?? {}
      const choicesOf = (wanted: string) =>
        entriesOf(parameters.find((parameter) => parameter.name === wanted)?.schema).find(
          ([key]) => key === 'enum',
        )?.[1]
      assert.deepEqual(choicesOf('sort'), [...sort, ...sort.map((column) => `-${column}`)])
      assert.deepEqual(choicesOf('status'), status)
    }
    const minimum = listed
      .find(({ operation }) => operation.operationId === 'minPointsUsers')
      ?.operation.parameters?.find((parameter) => parameter.name === 'minimum')
    assert.match(JSON.stringify(minimum?.schema), /"pattern"/)
    const moments = listed
      .find(({ operation }) => operation.operationId === 'activity')
      ?.operation.parameters?.filter((parameter) => parameter.name.startsWith('created_'))
    assert.deepEqual(
      moments?.map(({ schema }) => schema),
      [
        { type: 'string', format: 'date-time' },
        { type: 'string', format: 'date-time' },
      ],
    )
  })

  test('names the headers that a call may have', async () => {
    const listed = await operations()
    const headersOf = (wanted: string) =>
      listed
        .find(({ operation }) => operation.operationId === wanted)
        ?.operation.parameters?.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name)
    assert.deepEqual(headersOf('users'), ['X-Unattended'])
    assert.deepEqual(headersOf('toggleUser'), ['X-Unattended', 'Idempotency-Key'])
    assert.deepEqual(headersOf('createTask'), ['X-Unattended', 'Idempotency-Key'])
    assert.deepEqual(headersOf('events'), ['X-Unattended', 'Last-Event-ID'])
    assert.equal(headersOf('login'), undefined)
  })

  test('is read on a page that runs no foreign script', async () => {
    const page = await server.inject({ url: '/api/docs/' })
    assert.equal(page.status, 200)
    assert.match(String(page.headers['content-security-policy']), /script-src 'self';/)
    assert.ok(!/<script>|<script [^>]*src="https?:|onload=/.test(String(page.body)))
  })
})
