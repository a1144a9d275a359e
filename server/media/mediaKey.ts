import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createWhole } from '../createWhole'

/** The key of the media links, made at the first start. Throws an Error when others can read it. */
export function mediaKey(dataDir: string): Buffer {
  const path = join(dataDir, 'media.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // A key that is there needs no room on the disk.
  if (!existsSync(path)) createWhole(path, randomBytes(32))
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new Error(`Other users of this machine can read ${path}. Run: chmod 600 ${path}`)
  const key = readFileSync(path)
  if (key.length !== 32) throw new Error(`${path} is damaged. Delete it; a new one is made at the next start.`)
  return key
}
