import { and, eq } from 'drizzle-orm'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database'
import { audit } from '../db/schema'
import { hasCode } from '../hasCode'
import { mediaDir } from '../media/mediaFolder'
import { parseManifest, type Manifest } from './manifest'

/** Where the videos of a restore wait for its rows, on the same disk as their place. */
export const stagedIn = (dataDir: string) => join(dataDir, 'restoring')

/** The entry of the audit by which the rows of a backup are known to be committed. */
export const traceOf = ({ rows, sha256 }: Manifest) => ({ rows, sha256 })

/**
 * Puts the videos of a restore whose rows are committed into their places, also when it was killed between the two or half
 * way. Answers what was restored. Videos without committed rows are left where they wait.
 */
export async function finishRestore(db: Database, dataDir: string): Promise<Manifest | undefined> {
  const staged = stagedIn(dataDir)
  const manifest = await parseManifest(staged).catch(() => undefined)
  if (!manifest) return undefined
  const trace = and(eq(audit.action, 'restoreBackup'), eq(audit.after, JSON.stringify(traceOf(manifest))))
  if ((await db.$count(audit, trace)) === 0) return undefined

  await mkdir(join(dataDir, mediaDir), { recursive: true, mode: 0o700 })
  for (const { file } of manifest.media ?? [])
    await rename(join(staged, mediaDir, file), join(dataDir, mediaDir, file)).catch((error: unknown) => {
      // It is in its place already.
      if (!hasCode(error, 'ENOENT')) throw error
    })
  await rm(staged, { recursive: true, force: true })
  return manifest
}
