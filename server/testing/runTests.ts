/**
 * The tests of the server side, on PGlite and once more on PostgreSQL: `node --import tsx server/testing/runTests.ts
 * [file ...]`. PostgreSQL is the server that DATABASE_URL_TEST names, or one of its own. To have none is a failure, unless
 * WITHOUT_POSTGRES=true says to go without. The last line is `<n> passed, <m> failed`.
 */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { postgresCluster } from './postgresCluster'
import { allTestFiles, onPglite, onPostgres } from './testFiles'

const { DATABASE_URL_TEST: givenServer, ...env } = process.env
const given = process.argv.slice(2)
const files = given.length > 0 ? given : allTestFiles()
const total = { passed: 0, failed: 0 }

async function runOn(database: string, chosen: readonly string[], variables: NodeJS.ProcessEnv) {
  if (chosen.length === 0) return
  console.log(`\nOn ${database}: ${chosen.length} files\n`)
  const args = ['--import=tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...chosen]
  const child = spawn(process.execPath, args, { env: variables, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += stripVTControlCharacters(text)
    process.stdout.write(text)
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const number = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  const failed = number('fail') + number('cancelled')
  total.passed += number('pass')
  total.failed += code === 0 ? failed : Math.max(failed, 1)
}

async function runOnPostgres() {
  const chosen = onPostgres(files)
  if (givenServer)
    return runOn('the PostgreSQL of DATABASE_URL_TEST', chosen, { ...env, DATABASE_URL_TEST: givenServer })
  const cluster = await postgresCluster()
  try {
    await runOn('PostgreSQL', chosen, { ...env, DATABASE_URL_TEST: cluster.url })
  } finally {
    await cluster.remove()
  }
}

await runOn('PGlite', onPglite(files), env)
if (env.WITHOUT_POSTGRES === 'true') console.log('\nNot run on PostgreSQL: WITHOUT_POSTGRES is true.')
else
  await runOnPostgres().catch((error: unknown) => {
    total.failed += 1
    const why = error instanceof Error ? error.message : 'unknown reason'
    console.log(`\nFAILED: not run on PostgreSQL. ${why} WITHOUT_POSTGRES=true runs the tests without it.`)
  })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
