/**
 * Measures what one server process does on this machine with 100,000 users, in requests per second and in how long they take:
 * `npm run bench:server -- [pglite|postgres] [seconds per scenario]`, by default both and 5 s. PostgreSQL is one of its own on
 * this machine, with its own share of the processor, and waits for the disk. The load comes from this machine too. Then how
 * long refused sign-ins take, by the reason. Fails when any answer is not the right one; how fast they are is only told.
 */
import { cpus, loadavg, totalmem } from 'node:os'
import autocannon from 'autocannon'
import { benchServer, databases, type BenchDatabase, type BenchServer } from './benchServer'
import { refusedSignIns } from './refusedSignIns'
import { scenarios, type Scenario } from './scenarios'

const users = 100_000
const given = process.argv.slice(2)
const seconds = Number(given.find((word) => /^\d+$/.test(word)) ?? 5)
const named = databases.filter((name) => given.includes(name))

interface Measured {
  readonly perSecond: number
  /** Milliseconds, the shortest first. */
  readonly times: readonly number[]
  /** Answers that were refusals, errors or wrong, and connections that broke. */
  readonly failed: number
}

async function measure(url: string, { connections, request, answer }: Scenario, duration: number): Promise<Measured> {
  let sent = 0
  const times: number[] = []
  const { non2xx, errors, mismatches, ...result } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration,
        timeout: 30,
        verifyBody: (body) => String(body).includes(answer),
        requests: [{ setupRequest: (blank) => ({ ...blank, ...request(sent++) }) }],
      },
      (error: unknown, done) => {
        if (error) reject(error instanceof Error ? error : new Error('The load could not be made'))
        else resolve(done)
      },
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  const failed = Math.max(non2xx, mismatches) + errors
  return { perSecond: times.length / result.duration, times: times.sort((a, b) => a - b), failed }
}

const timeAt = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN

function rowOf({ name, connections }: Scenario, { perSecond, times, failed }: Measured): string {
  const late = [0.5, 0.95, 0.99].map((share) => timeAt(times, share).toFixed(0))
  const cells = [name, connections, perSecond.toFixed(1), ...late]
  return `| ${[...cells, times.length > 0 ? failed : 'no answer'].join(' | ')} |`
}

/** Whoever could tell by the time which accounts there are would see it here. */
async function tellRefusedSignIns(server: BenchServer) {
  console.log('\n| refused sign-in | tries | median ms | middle half ms | beside a wrong password, ms |')
  console.log('|---|--:|--:|--:|--:|')
  const [wrong, ...others] = await refusedSignIns(server)
  if (!wrong) return
  for (const { name, times } of [wrong, ...others]) {
    const [quarter, median, threeQuarters] = [0.25, 0.5, 0.75].map((share) => timeAt(times, share).toFixed(0))
    const difference = timeAt(times, 0.5) - timeAt(wrong.times, 0.5)
    console.log(`| ${name} | ${times.length} | ${median} | ${quarter} to ${threeQuarters} | ${difference.toFixed(0)} |`)
  }
}

async function bench(database: BenchDatabase) {
  const load = loadavg()[0]?.toFixed(1)
  const server = await benchServer(database, users)
  try {
    console.log(`\n${database === 'pglite' ? 'PGlite, ' : ''}${server.version}, ${users} users, load before ${load}\n`)
    console.log('| what | connections | requests/s | p50 ms | p95 ms | p99 ms | failed |')
    console.log('|---|--:|--:|--:|--:|--:|--:|')
    for (const scenario of scenarios(server, users)) {
      // The first second is the compiler's.
      await measure(server.address, scenario, 1)
      const measured = await measure(server.address, scenario, seconds)
      console.log(rowOf(scenario, measured))
      if (measured.failed > 0 || measured.times.length === 0) process.exitCode = 1
    }
    await tellRefusedSignIns(server)
  } finally {
    await server.stop()
  }
}

const memory = (totalmem() / 2 ** 30).toFixed(0)
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}`)
for (const database of named.length > 0 ? named : databases) await bench(database)
console.log(`\nLoad after: ${loadavg()[0]?.toFixed(1)}`)
