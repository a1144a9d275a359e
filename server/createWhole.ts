import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { hasCode } from './hasCode'

/**
 * Creates a file with its content in one step, for this user alone; with O_EXCL alone the file would be
 * empty for a moment. False when it exists already.
 */
export function createWhole(path: string, content: string | Buffer): boolean {
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600 })
    linkSync(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
