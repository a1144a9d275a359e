/**
 * The tests of the server side, on PGlite and once more on PostgreSQL: `node --import tsx server/testing/runTests.ts
 * [file ...]`. PostgreSQL is the server that DATABASE_URL_TEST names, or one of its own. To have none is a failure, unless
 * WITHOUT_POSTGRES=true says to go without. The last line is `<n> passed, <m> failed`.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { postgresCluster } from './postgresCluster'
import { allTestFiles, onPglite, onPostgres, processesOf } from './testFiles'

const { DATABASE_URL_TEST: givenServer, ...env } = process.env
const given = process.argv.slice(2)
const files = given.length > 0 ? given : allTestFiles()
const runFiles = fileURLToPath(new URL('runFiles.ts', import.meta.url))
const total = { passed: 0, failed: 0 }
const cores = 2

interface Run {
  readonly database: string
  readonly files: readonly string[]
  readonly variables: NodeJS.ProcessEnv
}

const runsOn = (database: string, chosen: readonly string[], variables: NodeJS.ProcessEnv): Run[] =>
  processesOf(chosen).map((together) => ({ database, files: together, variables }))

/** Each core takes the next process as soon as it has ended one. */
async function runAll(waiting: Run[]) {
  const takeAll = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await runOne(run)
  }
  await Promise.all(Array.from({ length: cores }, takeAll))
}

async function runOne({ database, files: together, variables }: Run) {
  const args = ['--import=tsx', '--test-reporter=spec', runFiles, ...together]
  const child = spawn(process.execPath, args, { env: variables, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += stripVTControlCharacters(text)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  const number = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  const failed = number('fail') + number('cancelled')
  // What ran no test has shown nothing, whatever it exited with.
  const isGood = code === 0 && number('pass') > 0
  total.passed += number('pass')
  total.failed += isGood ? failed : Math.max(failed, 1)
  console.log(`\nOn ${database}: ${together.join(', ')}\n\n${output}`)
}

const inPglite = runsOn('PGlite', onPglite(files), env)
const inPostgres = (url: string) => runsOn('PostgreSQL', onPostgres(files), { ...env, DATABASE_URL_TEST: url })

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

if (env.WITHOUT_POSTGRES === 'true') {
  await runAll(inPglite)
  console.log('\nNot run on PostgreSQL: WITHOUT_POSTGRES is true.')
} else await runOnBoth()

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
