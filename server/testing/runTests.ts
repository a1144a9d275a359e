/**
 * The tests of the server side: `node --import tsx server/testing/runTests.ts [quick | full | file ...]`. `quick` runs on
 * PGlite what is not named `*.full.test.ts`, `full` runs those, and all on PostgreSQL; files run on both. PostgreSQL is the server
 * that DATABASE_URL_TEST names, or one of its own. To have none is a failure, unless WITHOUT_POSTGRES=true says to go without.
 * The last line is `<n> passed, <m> failed`.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { failuresOf, type Ended } from './failures'
import { postgresCluster } from './postgresCluster'
import { allTestFiles, fullFiles, onPglite, onPostgres, processesOf, quickFiles } from './testFiles'

const { DATABASE_URL_TEST: givenServer, ...env } = process.env
const [first = 'quick', ...others] = process.argv.slice(2)
const chosen =
  first === 'quick'
    ? { pglite: quickFiles(), postgres: [] }
    : first === 'full'
      ? { pglite: fullFiles(), postgres: onPostgres(allTestFiles()) }
      : { pglite: onPglite([first, ...others]), postgres: onPostgres([first, ...others]) }
const runFiles = fileURLToPath(new URL('runFiles.ts', import.meta.url))
const total = { passed: 0, failed: 0 }
const failedRuns: Ended[] = []
const cores = 2

interface Run {
  readonly database: string
  readonly files: readonly string[]
  readonly variables: NodeJS.ProcessEnv
}

const runsOn = (database: string, files: readonly string[], variables: NodeJS.ProcessEnv): Run[] =>
  processesOf(files).map((together) => ({ database, files: together, variables }))

/** Each core takes the next process as soon as it has ended one. */
async function runAll(waiting: Run[]) {
  const takeAll = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await runOne(run)
  }
  await Promise.all(Array.from({ length: cores }, takeAll))
}

async function runOne({ database, files: together, variables }: Run) {
  const args = ['--import=tsx', '--test-reporter=spec', runFiles, ...together]
  const child = spawn(process.execPath, args, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  // A process that crashes says why in its errors.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += stripVTControlCharacters(text)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  const number = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  const failed = number('fail') + number('cancelled')
  // What ran no test has shown nothing, whatever it exited with.
  const isGood = code === 0 && number('pass') > 0
  total.passed += number('pass')
  total.failed += isGood ? failed : Math.max(failed, 1)
  if (!isGood) failedRuns.push({ database, files: together, output })
  console.log(`\nOn ${database}: ${together.join(', ')}\n\n${output}`)
}

const inPglite = runsOn('PGlite', chosen.pglite, env)
const inPostgres = (url: string) => runsOn('PostgreSQL', chosen.postgres, { ...env, DATABASE_URL_TEST: url })

async function runOnBoth() {
  if (givenServer) return runAll([...inPglite, ...inPostgres(givenServer)])
  const cluster = await postgresCluster().catch((error: unknown) => {
    total.failed += 1
    const why = error instanceof Error ? error.message : 'unknown reason'
    console.log(`\nFAILED: not run on PostgreSQL. ${why} WITHOUT_POSTGRES=true runs the tests without it.`)
  })
  try {
    await runAll([...inPglite, ...(cluster ? inPostgres(cluster.url) : [])])
  } finally {
    await cluster?.remove()
  }
}

if (chosen.postgres.length === 0) await runAll(inPglite)
else if (env.WITHOUT_POSTGRES === 'true') {
  await runAll(inPglite)
  console.log('\nNot run on PostgreSQL: WITHOUT_POSTGRES is true.')
} else await runOnBoth()

// Briefly at the end, where they can be found between hundreds of files.
for (const run of failedRuns) console.log(`\n${failuresOf(run)}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
