import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { append } from '../audit/append'
import { openPostgres } from '../db/openPostgres'
import { admins } from '../db/schema'
import { postgresCluster } from '../testing/postgresCluster'
import { backUp } from './backup'

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const [, grants = ''] = /```sql\n(-- as ssdx_owner[^`]+)```/.exec(operations) ?? []

test('with the rights of the documents a role that owns no table serves and backs up, and cannot change the audit', async (context) => {
  const cluster = await postgresCluster()
  context.after(() => cluster.remove())
  const place = mkdtempSync(join(tmpdir(), 'ssdx-owner-'))
  context.after(() => rmSync(place, { recursive: true, force: true }))
  const password = randomUUID()
  const urlOf = (name: string, user?: string) => {
    const url = new URL(cluster.url)
    url.pathname = `/${name}`
    if (user !== undefined) [url.username, url.password] = [user, password]
    return url.href
  }
  async function query(url: string, ...statements: string[]) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await query(
    cluster.url,
    ...['ssdx_owner', 'ssdx'].map((role) => `create role ${role} login password '${password}'`),
    'create database ssdx owner ssdx_owner',
  )
  await (await openPostgres(urlOf('ssdx', 'ssdx_owner'))).close()
  assert.notEqual(grants, '')
  await query(urlOf('ssdx', 'ssdx_owner'), grants)

  const { db, slowSearch, close } = await openPostgres(urlOf('ssdx', 'ssdx'))
  context.after(close)
  assert.equal(slowSearch, undefined)
  await db.insert(admins).values({ email: 'root@example.com', name: 'Root', role: 'super-admin' })
  await append({ db, clock: Date.now }, { name: 'test' }, { action: 'read' })
  const { manifest } = await backUp(db, place, join(place, 'backup'), Date.now())
  assert.ok(manifest.rows > 0)
  await assert.rejects(db.execute(sql`update audit set actor = 'nobody'`), ({ cause }) => {
    assert.match(String(cause), /permission denied for table audit/)
    return true
  })
})
