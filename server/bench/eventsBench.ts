/**
 * Measures 200 open event streams on one server process: its memory before and with them, and how long it takes from
 * the sending of a change until the last stream has told it. `npm run bench:events -- [pglite|postgres]`, by default
 * both. The load comes from this machine too. Fails when a stream misses a change; how fast they are is only told.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { callServer } from '../testing/callServer'
import { readEvents } from '../testing/eventReader'
import { databases, type BenchDatabase } from './benchDatabase'
import { benchServer, memoryOf, type BenchServer } from './benchServer'
import { quantile } from './quantile'

const streamsEach = 10
const changes = 200
const named = databases.filter((name) => process.argv.includes(name))

async function settledMemory(server: BenchServer): Promise<number> {
  // What the preparation has left is collected by now.
  await wait(3_000)
  return memoryOf(server)
}

/** A stream that begins soon after its server says that it may have missed something. */
async function nextChange(stream: Awaited<ReturnType<typeof readEvents>>) {
  const told = await stream.next()
  return told?.event === 'missed' ? stream.next() : told
}

async function bench(database: BenchDatabase) {
  const server = await benchServer(database, 1_000)
  const { address, authorization, colleagues } = server
  try {
    const before = await settledMemory(server)
    const open = (authorization: string) => readEvents(address, { authorization }, { patience: 600_000 })
    const streams = await Promise.all(colleagues.flatMap((as) => Array.from({ length: streamsEach }, () => open(as))))
    await Promise.all(streams.map((stream) => stream.next()))
    const during = await settledMemory(server)
    const times: number[] = []
    for (let change = 1; change <= changes; change += 1) {
      const began = performance.now()
      const told = Promise.all(streams.map(nextChange))
      const reply = await callServer(address, 'toggleUser', { id: String(change), headers: { authorization } })
      if (!reply.ok) throw new Error(`A change was answered by ${reply.status}`)
      for (const one of await told)
        if (!JSON.stringify(one).includes(`"id":"${change}"`)) throw new Error('A stream has missed a change')
      times.push(performance.now() - began)
    }
    streams.forEach(({ close }) => close())
    const last = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0))
    const cells = [database, streams.length, before.toFixed(0), during.toFixed(0), ...last]
    console.log(`| ${cells.join(' | ')} |`)
  } finally {
    await server.stop()
  }
}

console.log('| database | streams | MiB without | MiB with them | last stream told, p50 ms | p95 ms | longest ms |')
console.log('|---|--:|--:|--:|--:|--:|--:|')
for (const database of named.length > 0 ? named : databases) await bench(database)
