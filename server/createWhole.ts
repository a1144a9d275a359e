import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

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
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
