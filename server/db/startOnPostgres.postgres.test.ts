import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { postgresCluster, type PostgresCluster } from '../testing/postgresCluster'
import { tcpProxy } from '../testing/tcpProxy'
import { createDatabase } from '../testing/testDatabase'
import { openPostgres, patienceMs } from './openPostgres'
import { connectMs } from './postgresPool'

describe('a start on PostgreSQL', { timeout: 60_000 }, () => {
  let cluster: PostgresCluster
  let network: Awaited<ReturnType<typeof tcpProxy>>
  before(async () => {
    cluster = await postgresCluster()
  })
  after(() => cluster.remove())
  beforeEach(async () => {
    network = await tcpProxy(cluster.url)
  })
  afterEach(() => network.close())

  test('that gets no answer says which database it is, in time and without the password', async (context) => {
    const { setTimeout: later } = globalThis
    context.mock.method(globalThis, 'setTimeout', (run: () => void, milliseconds: number) =>
      later(run, milliseconds === connectMs ? 0 : milliseconds),
    )
    network.silence()
    const { port } = new URL(network.url)
    await assert.rejects(openPostgres(network.url), {
      message: `The database postgres at 127.0.0.1:${port} cannot be reached or refuses the server. Start or allow it, or correct DATABASE_URL.`,
    })
  })

  test('that waits for a lock says so, and goes on when it is free', async (context) => {
    const { setTimeout: later } = globalThis
    context.mock.method(globalThis, 'setTimeout', (run: () => void, milliseconds: number) =>
      later(run, milliseconds === patienceMs ? 300 : milliseconds),
    )
    const said = new Promise<string>((resolve) => context.mock.method(console, 'error', resolve))
    const first = await openPostgres(cluster.url)
    const start = await first.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7361923)`)
      const waiting = openPostgres(network.url)
      assert.match(await said, /^Still waiting for postgres at 127\.0\.0\.1:\d+: .* somebody holds a lock there\.$/)
      return { waiting }
    })
    await first.close()
    await (await start.waiting).close()
  })

  test('waits for the one that migrates for longer than a statement of the database may take or wait', async (context) => {
    const { url, drop } = await createDatabase(cluster.url)
    const first = await openPostgres(url)
    context.after(async () => {
      await first.close()
      await drop()
    })
    const start = await first.db.transaction(async (tx) => {
      for (const limit of ['statement_timeout', 'lock_timeout'])
        await first.db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set ${limit} = 500`))
      await tx.execute(sql`select pg_advisory_xact_lock(7361923)`)
      const waiting = openPostgres(url)
      await Promise.race([waiting, tx.execute(sql`select pg_sleep(1.5)`)])
      return { waiting }
    })
    await (await start.waiting).close()
  })

  test('waits for the one that migrates, and only fails when its connection breaks meanwhile', async () => {
    const first = await openPostgres(cluster.url)
    await first.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7361923)`)
      const start = assert.rejects(openPostgres(network.url), /Connection terminated|ECONNRESET/)
      const waiting = () => tx.$count(sql`pg_locks`, sql`locktype = 'advisory' and not granted`)
      while ((await waiting()) === 0);
      network.reset()
      await start
    })
    await first.close()
    await (await openPostgres(network.url)).close()
  })
})
