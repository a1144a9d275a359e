import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../src/contract/endpoints'
import '@fastify/swagger'
import { HttpError } from '../httpError'

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const besideTheContract = [
  { path: '/api/health', method: 'GET' },
  { path: '/api/ready', method: 'GET' },
  { path: '/api/csp-report', method: 'POST' },
]

/** Answers 405 with the methods that do exist, for every address of the API. HEAD stands beside each GET, with its guard. */
export function refuseOtherMethods(app: FastifyInstance) {
  const paths = new Map<string, string[]>()
  for (const { path, method } of [...Object.values(endpoints), ...besideTheContract])
    paths.set(path, [...(paths.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])

  for (const [url, allowed] of paths)
    app.route({
      url,
      method: allMethods.filter((method) => !allowed.includes(method)),
      schema: { hide: true },
      onRequest: (request) => {
        throw new HttpError(405, `${request.method} is not possible here`, { allow: allowed.join(', ') })
      },
      handler: () => undefined,
    })
}
