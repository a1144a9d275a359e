import { renameSync, writeFileSync } from 'node:fs'

/** Replaces a file at once: a reader finds the old content or the new one, also after a crash. Only its owner may read it. */
export function replaceFile(path: string, content: string): void {
  const draft = `${path}.draft`
  writeFileSync(draft, content, { mode: 0o600 })
  renameSync(draft, path)
}
