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
