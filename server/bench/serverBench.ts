/**
 * Measures one server process on this machine with 100,000 users: `npm run bench:server -- [pglite|postgres] [seconds]`, by
 * default both databases and 4 s for each figure. PostgreSQL is the server at DATABASE_URL, where a database is made and
 * removed, or one of its own on this machine. Each list is measured in turns with a bare Fastify route that executes the same
 * statement (`bareServer.ts`), and told as ratios. The load comes from this machine too. The data are the same in each run. Fails
 * when any answer is not the right one; how fast they are is only told.
 */
import { cpus, loadavg, totalmem } from 'node:os'
import { number } from 'yup'
import { databases, type BenchDatabase } from './benchDatabase'
import { benchServer, memoryOf, type BenchServer } from './benchServer'
import { besideBare } from './besideBare'
import { load } from './load'
import { quantile } from './quantile'
import { refusedSignIns } from './refusedSignIns'
import { listScenarios, otherScenarios } from './scenarios'

const users = 100_000
const given = process.argv.slice(2)
const seconds = Number(given.find((word) => /^\d+$/.test(word)) ?? 4)
const named = databases.filter((name) => given.includes(name))

/** The targets of a list, on two cores that the load shares: requests per second at full load, and milliseconds at half load. */
const targets = { pglite: { perSecond: 120, p99: 50 }, postgres: { perSecond: 400, p99: 50 } }

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

function head(...names: readonly string[]) {
  console.log()
  row(...names)
  console.log(`|---|${'--:|'.repeat(names.length - 1)}`)
}

/** A figure, that of the bare server, and the first as a multiple of the second. */
const beside = ([own, bare]: readonly [number, number], digits: number) => [
  own.toFixed(digits),
  bare.toFixed(digits),
  (own / bare).toFixed(2),
]

function tellFailed(failed: number): number {
  if (failed > 0) process.exitCode = 1
  return failed
}

async function tellLists(server: BenchServer, bare: string, { perSecond, p99: most }: (typeof targets)[BenchDatabase]) {
  const missed = { slow: new Array<string>(), late: new Array<string>() }
  const triple = (name: string) => [name, 'bare', 'ratio']
  head('users', ...triple('requests/s'), ...triple('p50 ms at half load'), ...triple('p99 ms at half load'), 'failed')
  for (const list of listScenarios(server, users)) {
    const { full, p50, p99, failed } = await besideBare(server.address, bare, list, seconds)
    row(list.name, ...beside(full, 0), ...beside(p50, 1), ...beside(p99, 1), tellFailed(failed))
    if (full[0] < perSecond) missed.slow.push(list.name)
    if (p99[0] > most) missed.late.push(list.name)
  }
  console.log(`\nBelow ${perSecond} requests/s: ${missed.slow.join('; ') || 'none'}`)
  console.log(`p99 above ${most} ms: ${missed.late.join('; ') || 'none'}`)
  const memory =
    number()
      .required()
      .validateSync(await (await fetch(`${bare}/memory`)).json()) /
    2 ** 20
  const [own, bareText, ratio] = beside([await memoryOf(server), memory], 0)
  console.log(`\nMemory after the lists: ${own} MiB, bare ${bareText} MiB, ratio ${ratio}`)
}

async function tellOthers(server: BenchServer) {
  head('what', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'failed')
  for (const scenario of otherScenarios(server, users)) {
    await load(server.address, scenario, 1)
    const { perSecond, times, failed } = await load(server.address, scenario, seconds)
    const late = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0))
    row(scenario.name, scenario.connections, perSecond.toFixed(1), ...late, tellFailed(failed))
  }
}

/** Whoever could tell by the time which accounts there are would see it here. */
async function tellRefusedSignIns(server: BenchServer) {
  head('refused sign-in', 'tries', 'median ms', 'middle half ms', 'beside a wrong password, ms')
  const [wrong, ...others] = await refusedSignIns(server)
  if (!wrong) return
  for (const { name, times } of [wrong, ...others]) {
    const [quarter, median, threeQuarters] = [0.25, 0.5, 0.75].map((share) => quantile(times, share).toFixed(0))
    const difference = quantile(times, 0.5) - quantile(wrong.times, 0.5)
    row(name, times.length, median ?? '', `${quarter} to ${threeQuarters}`, difference.toFixed(0))
  }
}

async function bench(database: BenchDatabase) {
  const before = loadavg()[0]?.toFixed(1)
  const server = await benchServer(database, users, true)
  try {
    if (server.bare === undefined) throw new Error('the bare server was not started')
    console.log(`\n${database === 'pglite' ? 'PGlite, ' : ''}${server.version}, ${users} users, load before ${before}`)
    await tellLists(server, server.bare, targets[database])
    await tellOthers(server)
    await tellRefusedSignIns(server)
  } finally {
    await server.stop()
  }
}

const memory = (totalmem() / 2 ** 30).toFixed(0)
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}`)
for (const database of named.length > 0 ? named : databases) await bench(database)
console.log(`\nLoad after: ${loadavg()[0]?.toFixed(1)}`)
