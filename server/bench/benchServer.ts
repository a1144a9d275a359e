import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../testing/freePort'
import { serverProcesses } from '../testing/serverProcess'
import { benchData, type BenchDatabase } from './benchDatabase'

export type BenchServer = Awaited<ReturnType<typeof benchServer>>

const metricsToken = 'the-token-of-the-metrics-of-this-bench'

/** A server process on a fresh database with so many users, and a signed-in moderator; `bare` is there if it is asked for. */
export async function benchServer(database: BenchDatabase, users: number, withBare = false) {
  const { env, envOfSecond, remove, ...data } = await benchData(database, users)
  const processes = serverProcesses()

  async function start(program: string, own: Record<string, string>, probe: string) {
    const port = String(await freePort())
    const address = `http://127.0.0.1:${port}`
    const { child, ended } = processes.start(program, { ...own, PORT: port, LOG_LEVEL: 'warn' })
    await Promise.race([
      answers(address + probe),
      ended.then(({ output }) => Promise.reject(new Error(`The server ended: ${output}`))),
    ])
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    return { address, stop }
  }

  try {
    // Before the server has the embedded database, so that its copy is whole.
    const bare = withBare ? await start('bench/bareServer.ts', envOfSecond(), '/memory') : undefined
    const asProxy = { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: metricsToken }
    const { address, stop } = await start('main.ts', { ...env, ...asProxy }, '/api/ready')
    return {
      ...data,
      address,
      metricsToken,
      bare: bare?.address,
      async stop() {
        await Promise.all([stop(), bare?.stop()])
        await remove()
      },
    }
  } catch (error) {
    processes.killAll()
    await remove()
    throw error
  }
}

/** At the level "warn" a server does not say that it listens. */
async function answers(url: string) {
  for (let tries = 0; tries < 600; tries++) {
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok) return
    await wait(100)
  }
  throw new Error('The server did not answer within a minute')
}

/** The resident memory of the server process in MiB. */
export async function memoryOf({ address, metricsToken }: BenchServer): Promise<number> {
  const reply = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(await reply.text())?.[1]) / 2 ** 20
}
