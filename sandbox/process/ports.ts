import { createServer } from 'node:net'

export interface PortUse {
  readonly port: number
  /** What is to listen there, as a message names it. */
  readonly what: string
  /** The environment variable that moves it. */
  readonly variable: string
}

/** Throws one Error that names every port somebody else listens on and the variable that changes it. */
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

/** As many free ports as asked for. They are held together until all are known, so that none comes twice. */
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
