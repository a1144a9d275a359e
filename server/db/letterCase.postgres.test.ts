import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverProcesses } from '../testing/serverProcess'
import { createDatabase } from '../testing/testDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'
import { letterCaseProblem } from './letterCase'
import { openPostgres } from './openPostgres'

async function made(options: string) {
  const server = process.env.DATABASE_URL_TEST
  assert.ok(server, 'needs PostgreSQL: server/testing/runTests.ts starts one for a file')
  return createDatabase(server, `template template0 ${options}`)
}

for (const [options, expected] of [
  ["encoding 'UTF8' locale 'C.UTF-8'", /^undefined$/],
  ["encoding 'UTF8' locale 'C'", /^The locale of the database writes ÄI in lower case as Äi\. Make a database with /],
  ["encoding 'SQL_ASCII' locale 'C'", /^The encoding of the database is SQL_ASCII, not UTF8\. /],
  ["encoding 'KOI8R' locale 'C'", /^The encoding of the database is KOI8R, not UTF8\. /],
  ["encoding 'UTF8' locale 'C.UTF-8' locale_provider icu icu_locale 'tr'", / in lower case as äı\. /],
] as const)
  test(`a database with ${options} finds letters in both cases, or says why not`, async (context) => {
    const { url, drop } = await made(options)
    context.after(drop)
    const { db, close } = await openPostgres(url)
    context.after(close)
    assert.match(String(await letterCaseProblem(db)), expected)
  })

test('the server warns at its start of a database that does not find letters in both cases', async (context) => {
  const { url, drop } = await made("encoding 'UTF8' locale 'C'")
  const DATA_DIR = temporaryFolder('ssdx-case-')
  const { start, killAll } = serverProcesses()
  context.after(async () => {
    killAll()
    await drop()
  })
  const server = start('main.ts', { DATA_DIR, DATABASE_URL: url })
  await server.listening
  server.child.kill('SIGTERM')
  assert.match(
    (await server.ended).output,
    /"level":40,.*Searches do not find each letter in both cases\. The locale of /,
  )
})
