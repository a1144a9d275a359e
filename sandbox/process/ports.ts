import { createServer } from 'node:net'

export interface PortUse {
  readonly port: number
  /** The name of the program in messages. */
  readonly what: string
  /** The environment variable that changes the port. */
  readonly variable: string
}

/** Throws one Error that names every port in use and the variable that changes it. */
export async function assertPortsFree(uses: readonly PortUse[]): Promise<void> {
  const free = await Promise.all(uses.map(({ port }) => isFree(port)))
  const problems = uses
    .filter((use, index) => !free[index] || uses.findIndex(({ port }) => port === use.port) !== index)
    .map(({ port, what, variable }) => `Port ${port} for ${what} is taken. Set ${variable} to a free port.`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Finds this many free ports. All are held open until the last is found, so that none is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
    }),
  )
  return Promise.all(
    servers.map((server) => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      return new Promise<number>((resolve) => server.close(() => resolve(port)))
    }),
  )
}
