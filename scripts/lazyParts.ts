import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Compiler, Configuration } from 'webpack'
import type { Configuration as DevServer } from 'webpack-dev-server'
import { lazyPath } from './lazyClient'

type Lazy = Exclude<NonNullable<Configuration['experiments']>['lazyCompilation'], boolean | undefined>
type Middlewares = Required<DevServer>['setupMiddlewares']

const client = fileURLToPath(new URL('lazyClient.ts', import.meta.url))

/**
 * Compiles lazily imported code only when a page asks for it: most modules are of wallets, and no start should wait for them. The
 * page requests the parts that it wants. webpack would open another port for these requests; here they go to a path of the dev
 * server, so that the console in development speaks to one host, as in production.
 */
export function lazyParts() {
  const wanted = new Set<string>()
  let compile: () => void = () => undefined

  const backend = (compiler: Compiler) => {
    compile = () => compiler.watching?.invalidate()
    return Promise.resolve({
      dispose: (done: () => void) => done(),
      module(module: { identifier: () => string }) {
        const key = createHash('sha256').update(module.identifier()).digest('hex').slice(0, 16)
        return { client, data: key, active: wanted.has(key) }
      },
    })
  }

  const setupMiddlewares: Middlewares = (middlewares) => [
    {
      name: 'lazy-parts',
      path: lazyPath,
      middleware: (request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(204).end()
        const key = (request.url ?? '').slice(1)
        if (wanted.has(key)) return
        wanted.add(key)
        compile()
      },
    },
    ...middlewares,
  ]

  return { setupMiddlewares, lazyCompilation: { entries: false, imports: true, backend } satisfies Lazy }
}
