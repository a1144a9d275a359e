import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabase } from '../db/database'
import { campaigns, pointsEarned, users } from '../db/schema'
import { campaignRow, userRow } from './rows'
import { openTestDatabase } from './testDatabase'
import { temporaryFolder } from './temporaryFolder'
import { testServer } from './testServer'
import { uploadTask } from './uploadTask'
import { files } from './videos'

/** The history of the points, which is not what the users have. */
export const earned = [
  { day: '2026-02-01', slot: 0, points: '0' },
  { day: '2026-02-03', slot: 15, points: '90071992547409930000000000000000000000000' },
]

/** A server with 2,500 users and all kinds of rows, a video, and the thumbnails of a task and a campaign. */
export async function filledServer() {
  const server = await testServer()
  const as = await server.signIn('super-admin')
  await server.db
    .insert(users)
    .values(
      Array.from({ length: 2500 }, (_, index) =>
        userRow({ email: `ü"\\\n${index}@example.com`, spunkyPoints: `9007199254740993${index}` }),
      ),
    )
  await server.db.delete(pointsEarned)
  await server.db.insert(pointsEarned).values(earned)
  await server.db.insert(campaigns).values(campaignRow({ amount: '12345678901234567890.123456789012345678' }))
  assert.equal((await uploadTask(server, as)).status, 201)
  const body = { picture: files.jpeg.toString('base64') }
  for (const name of ['taskThumbnail', 'campaignThumbnail'] as const)
    assert.equal((await server.call(name, { as, id: '1', body })).status, 200)
  await server.call('createAdmin', { as, body: { email: 'ann@example.com', name: 'Ann', role: 'editor' } })
  return server
}

/** That a folder and all in it can be read by its owner alone. */
export function assertOfOwner(folder: string) {
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const found = statSync(join(folder, path))
    assert.equal(found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600, join(folder, path))
  }
}

/** A new folder `place` for backups, the first of them to be `folder`; `inEmpty` gives a database and a data folder without anything. */
export function backupPlace() {
  const place = temporaryFolder('ssdx-backup-')
  return {
    place,
    folder: join(place, 'backup'),
    now: Date.parse('2026-03-02T00:00:00Z'),

    async inEmpty<T>(work: (database: OpenDatabase, dataDir: string) => Promise<T>): Promise<T> {
      const dataDir = mkdtempSync(join(place, 'data-'))
      const database = await openTestDatabase()
      try {
        return await work(database, dataDir)
      } finally {
        await database.close()
      }
    },
  }
}
