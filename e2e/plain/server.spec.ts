import { acceptJson } from '../../src/api/json'
import { endpoints, pathOf, unspecified, type EndpointName } from '../../src/contract/endpoints'
import { keysOf } from '../../src/contract/keysOf'
import { roles } from '../../src/contract/roles'
import { expect } from '../journey'
import { test } from './plainJourney'

/** Whether our server adds this call to the specification. */
const isAdded = (name: EndpointName) => name === 'events' || unspecified(name) !== undefined

test('the plain server has the calls of the specification for the roles of the specification, and no other', async ({
  request,
  server,
}) => {
  const statusOf = async (name: EndpointName, authorization: string) => {
    const answer = await request.fetch(pathOf(name, '0'), {
      method: endpoints[name].method,
      headers: { ...acceptJson, authorization },
    })
    expect(answer.headers()['content-type']).toMatch(/^application\/json/)
    return answer.status()
  }
  for (const name of keysOf(endpoints)) {
    const { access } = endpoints[name]
    if (isAdded(name)) expect([name, await statusOf(name, '')]).toEqual([name, 404])
    else if (access !== 'anyone') {
      expect([name, await statusOf(name, 'Bearer nobody')]).toEqual([name, 401])
      for (const role of roles) {
        const isRefused = (await statusOf(name, `Bearer ${server.signIn(role).token}`)) === 403
        expect([name, role, isRefused]).toEqual([name, role, !access.some((allowed) => allowed === role)])
      }
    }
  }
})

test('the plain server reads start and end of a query and nothing else, and says no more than the specification', async ({
  request,
  server,
}) => {
  const { token } = server.signIn('super-admin')
  const textOf = async (path: string) => {
    const answer = await request.get(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return answer.text()
  }
  const asked = 'search=x&sort=-email&status=inactive&created_from=2026-05-19T00:00:00Z&minimum=1'
  for (const path of ['users', 'users/min-points', 'admin-users', 'tasks', 'campaign-ads', 'assets', 'settings'])
    expect(await textOf(`${path}?start=1&end=2&${asked}`)).toBe(await textOf(`${path}?start=1&end=2`))
  expect(await textOf('users?start=97&end=97')).toBe(
    `{"data":[{"id":1098,"email":"${server.platform.users[97]?.email}",` +
      `"public_address":"${server.platform.users[97]?.public_address}","created_at":"2026-02-12T09:30:00.000Z",` +
      '"spunky_points":9007199254740993,"is_active":true}]}',
  )
})
