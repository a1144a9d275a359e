import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { desc, sql } from 'drizzle-orm'
import { startSession } from '../auth/sessions'
import type { Database } from '../db/database'
import { admins, audit, sessions } from '../db/schema'
import { pastTheTrigger } from '../testing/auditEntries'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { withDatabase } from '../testing/withDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'

const here = fileURLToPath(new URL('.', import.meta.url))

describe('a command of the operator', () => {
  const DATA_DIR = temporaryFolder('ssdx-commands-')

  function command(program: string, given: readonly string[] = [], dataDir = DATA_DIR, more = {}) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...more }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(here, `${program}.ts`), ...given],
      { env, encoding: 'utf8' },
    )
    return { code: status, output: stdout + stderr }
  }
  const inDatabase = <T>(work: (db: Database) => Promise<T>) => withDatabase({ dataDir: DATA_DIR }, work)

  before(async () => {
    await fillDataFolder(DATA_DIR)
    await inDatabase(async (db) => {
      for (const email of ['ann@example.com', 'ben@example.com']) {
        const [admin] = await db.insert(admins).values({ email, name: 'x', role: 'editor' }).returning()
        for (let count = 0; admin && count < 2; count++) await startSession({ db, clock: Date.now }, admin.id)
      }
    })
  })

  test('sessions lists who is signed in, without tokens, and ends the sessions of one account or of all', async () => {
    const listed = command('sessions')
    assert.equal(listed.code, 0, listed.output)
    assert.match(
      listed.output,
      /^(ann@example\.com {2}editor {2}signed in \S+Z {2}last seen \S+Z\n){2}(ben@.*\n){2}4 sessions\n$/,
    )

    assert.deepEqual(command('sessions', ['end', 'Ann@example.com']), { code: 0, output: '2 sessions ended\n' })
    assert.equal(await inDatabase((db) => db.$count(sessions)), 2)
    assert.deepEqual(command('sessions', ['end', 'all']), { code: 0, output: '2 sessions ended\n' })
    const [line] = await inDatabase((db) => db.select().from(audit).orderBy(desc(audit.id)).limit(1))
    assert.deepEqual(
      [line?.actor, line?.action, line?.target, line?.after],
      ['command line', 'endSessions', 'all', '{"sessions":2}'],
    )
  })

  test('each says how it is used, and refuses what is no text, without a database', () => {
    for (const [program, ...given] of [
      ['sessions', 'end'],
      ['sessions', 'stop', 'x'],
      ['sessions', 'end', 'a', 'b'],
      ['verifyAudit', 'not-a-hash'],
      ['backup'],
      ['restore', 'a', 'b'],
      ['createSuperAdmin', 'a@b.co'],
      ['createSuperAdmin', 'a@b.co', ' '],
    ] as const) {
      const { code, output } = command(program, given, '/dev/null/data')
      assert.equal(code, 1)
      assert.match(output, /^Usage: npm run [a-z:]+ .+\n$/, program)
    }
    for (const name of ['\ufffd', 'Ann \ud800']) {
      const { code, output } = command('createSuperAdmin', ['ann@b.co', name], '/dev/null/data')
      assert.deepEqual([code, output], [1, 'What was typed holds a character that cannot be stored.\n'])
    }
    const misspelt = command('createSuperAdmin', ['nonsense', 'Name'], '/dev/null/data')
    assert.deepEqual(misspelt, { code: 1, output: 'E-mail is invalid\n' })
  })

  const ofServer = { PORT: '4100', ALLOW_REMOTE: 'true' }
  for (const [where, given, shown] of [
    ['this machine, whose server listens on 0.0.0.0', { HOST: '0.0.0.0', ...ofServer }, 'http://127.0.0.1:4100'],
    ['this machine, whose server listens on ::1', { HOST: '::1', ...ofServer }, 'http://localhost:4100'],
    ['this machine, by the name it is served under', { ALLOWED_HOSTS: 'localhost:4200' }, 'http://localhost:4200'],
    ['this machine, by its address of IPv6', { ALLOWED_HOSTS: '[::1]:4200' }, 'http://[::1]:4200'],
    ['the first of the names, with TLS', { ALLOWED_HOSTS: 'localhost.example,[::1]' }, 'https://localhost.example'],
  ] as const)
    test(`admin:create prints a link to ${where}`, () => {
      const { output } = command('createSuperAdmin', ['root@example.com', 'Root'], DATA_DIR, given)
      const [, address, ...rest] = /\n(.+)\/\?invite=[\w-]{43}\n$/.exec(output) ?? []
      assert.deepEqual([address, rest], [shown, []], output)
    })

  test('sessions says which account there is not', () => {
    assert.deepEqual(command('sessions', ['end', 'zoe@example.com']), {
      code: 1,
      output: 'There is no account zoe@example.com.\n',
    })
  })

  test('audit:verify tells of no hash while there is no entry, as before the first start', async () => {
    const empty = mkdtempSync(join(DATA_DIR, 'empty-'))
    await fillDataFolder(empty)
    const { code, output } = command('verifyAudit', [], empty)
    assert.deepEqual([code, output], [0, 'The audit is intact: it has no entries yet.\n'])
  })

  test('audit:verify tells the newest hash, finds it later, and ends with 2 when an entry was changed', async () => {
    const intact = command('verifyAudit')
    const [, hash] = /^The audit is intact: \d+ entries\. Keep .*: ([0-9a-f]{64})\n$/.exec(intact.output) ?? []
    assert.equal(intact.code, 0)
    assert.ok(hash)
    assert.equal(command('verifyAudit', [hash]).code, 0)
    assert.equal(command('verifyAudit', ['0'.repeat(64)]).code, 2)
    await inDatabase((db) => pastTheTrigger(db, sql`update audit set actor = 'somebody else' where id = 1`))
    const { code, output } = command('verifyAudit')
    assert.equal(code, 2)
    assert.match(
      output,
      /^The audit was tampered with: entry 1: it or the entry before it was changed\.\nAll else in its \d+ entries fits together\.\n$/,
    )
  })

  test('backup writes a folder that restore brings back into an empty data folder, once', () => {
    const folder = join(DATA_DIR, 'backups', 'one')
    const empty = mkdtempSync(join(DATA_DIR, 'empty-'))
    const written = command('backup', [folder])
    assert.equal(written.code, 0, written.output)
    assert.match(written.output, /^Backed up \d+ rows and 0 videos and thumbnails to .*one\n$/)
    assert.equal(command('backup', [folder]).code, 1)
    const restored = command('restore', [folder], empty)
    assert.equal(restored.code, 0, restored.output)
    assert.match(restored.output, /^Restored \d+ rows of \S+Z\. Everybody signs in anew\.\n$/)
    assert.match(command('restore', [folder], empty).output, /^There is a platform in this database already\./)
  })

  test('a backup that cannot be written says so of its folder, not of the start of the server', () => {
    const { code, output } = command('backup', [join(fileURLToPath(import.meta.url), 'one')])
    assert.equal(code, 1)
    assert.match(output, /^The command broke off: ENOTDIR: .*'. Check DATA_DIR and the folder that you named: /)
  })

  // The last one, because the entry stays.
  test('audit:verify does not take the hash of an entry before the first for that of an earlier run', async () => {
    const hash = '0'.repeat(64)
    await inDatabase(async (db) => {
      await db.execute(sql`alter table audit drop constraint audit_id_positive`)
      await db.execute(
        sql`insert into audit select 0, created_at, actor, role, action, target, outcome, before, after, request_id, ${hash} from audit where id = 1`,
      )
    })
    const { code, output } = command('verifyAudit', [hash])
    assert.equal(code, 2)
    assert.match(
      output,
      /entry 0: added before the first\.\n(.*\n)*The audit was written anew: no entry has that hash\.\n$/,
    )
  })
})
