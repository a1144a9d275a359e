import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { append } from '../audit/append'
import { verifyAudit } from '../audit/verify'
import type { OpenDatabase } from '../db/database'
import { openPostgres } from '../db/openPostgres'
import { admins } from '../db/schema'
import { postgresCluster, type PostgresCluster } from '../testing/postgresCluster'
import { runStatements, urlOn } from '../testing/postgresServer'
import { withDatabase } from '../testing/withDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'
import { backUp } from './backup'

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const [, grants = ''] = /```sql\n(-- as ssdx_owner[^`]+)```/.exec(operations) ?? []

describe('with the rights of the documents, a role that owns no table', () => {
  const place = temporaryFolder('ssdx-owner-')
  const password = randomUUID()
  let cluster: PostgresCluster
  let served: OpenDatabase
  const urlFor = (name: string) => urlOn(cluster.url, 'ssdx', { name, password })
  before(async () => {
    cluster = await postgresCluster()
    await runStatements(
      cluster.url,
      ...['ssdx_owner', 'ssdx'].map((role) => `create role ${role} login password '${password}'`),
      'create database ssdx owner ssdx_owner',
    )
    await (await openPostgres(urlFor('ssdx_owner'))).close()
    assert.notEqual(grants, '')
    await runStatements(urlFor('ssdx_owner'), grants)
    served = await openPostgres(urlFor('ssdx'))
    await append({ db: served.db, clock: Date.now }, { name: 'test' }, { action: 'read' })
  })
  after(async () => {
    await served.close()
    await cluster.remove()
  })

  /** As `npm run audit:verify` does with the owner's DATABASE_URL. */
  const assertAuditStands = () =>
    withDatabase({ databaseUrl: urlFor('ssdx_owner'), dataDir: place }, async (db) => {
      const { intact, entries } = await verifyAudit(db)
      assert.deepEqual({ intact, entries }, { intact: true, entries: 1 })
    })

  test('serves and backs up', async () => {
    const { db, slowSearch } = served
    assert.equal(slowSearch, undefined)
    await db.insert(admins).values({ email: 'root@example.com', name: 'Root', role: 'super-admin' })
    const { manifest } = await backUp(db, place, join(place, 'backup'), Date.now())
    assert.ok(manifest.rows > 0)
  })

  test('cannot change the audit', async () => {
    await assert.rejects(served.db.execute(sql`update audit set actor = 'nobody'`), ({ cause }) => {
      assert.match(String(cause), /permission denied for table audit/)
      return true
    })
  })

  test('cannot have a trigger on a temporary table run by the functions of the owner', async () => {
    await runStatements(
      urlFor('ssdx'),
      'create temporary table user_counts as select * from user_counts',
      'grant all on pg_temp.user_counts to ssdx_owner',
      `create function pg_temp.rewrite() returns trigger language plpgsql as $$ begin
        alter table public.audit disable trigger audit_append_only;
        update public.audit set actor = 'nobody';
        return null;
      end $$`,
      'create trigger rewrite after update on pg_temp.user_counts for each statement execute function pg_temp.rewrite()',
      `insert into users (email, public_address) values ('a@example.com', '0x1')`,
    )
    await assertAuditStands()
  })

  test('finds no function with the rights of the owner that looks at temporary tables first', async () => {
    const settings = await served.db
      .selectDistinct({ of: sql<string[]>`proconfig` })
      .from(sql`pg_proc`)
      .where(sql`prosecdef and pronamespace = 'public'::regnamespace`)
    assert.deepEqual(settings, [{ of: ['search_path=public, pg_temp'] }])
  })

  test('makes no schema, and the owner reads none of its name', async () => {
    const schema = 'create schema ssdx_owner'
    await assert.rejects(runStatements(urlFor('ssdx'), schema), /permission denied for database ssdx/)
    await runStatements(urlOn(cluster.url, 'ssdx'), `${schema} authorization ssdx`)
    await runStatements(
      urlFor('ssdx'),
      ...['audit', 'audit_head'].map((name) => `create table ssdx_owner.${name} (like public.${name})`),
      'grant usage on schema ssdx_owner to ssdx_owner',
      'grant select on all tables in schema ssdx_owner to ssdx_owner',
    )
    await assertAuditStands()
  })
})
