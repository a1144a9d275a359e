import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const manifestName = 'manifest.sha256'

/**
 * Checks the built console against the list of hashes its build made (`<sha256 hex>  <path>` a line). Throws an Error
 * naming the file when one was changed, is missing or is not listed: such a console is not served.
 */
export function verifyManifest(consoleDir: string) {
  const listed = readManifest(consoleDir)
  const present = readdirSync(consoleDir, { recursive: true, withFileTypes: true })
    // A link counts as a file: what it leads to would be served.
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(consoleDir, sep).length).replaceAll(sep, '/'))
    .filter((path) => path !== manifestName)

  for (const path of present) {
    if (!listed.has(path)) throw bad(consoleDir, `${path} is not part of the build`)
    const hash = createHash('sha256')
      .update(readFileSync(join(consoleDir, path)))
      .digest('hex')
    if (listed.get(path) !== hash) throw bad(consoleDir, `${path} was changed after the build`)
    listed.delete(path)
  }
  for (const path of listed.keys()) throw bad(consoleDir, `${path} is missing`)
}

function readManifest(consoleDir: string): Map<string, string> {
  let text: string
  try {
    text = readFileSync(join(consoleDir, manifestName), 'utf8')
  } catch {
    throw bad(consoleDir, `${manifestName} is missing`)
  }
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (hash === undefined || path === undefined) throw bad(consoleDir, `${manifestName} is damaged`)
      return [path, hash]
    }),
  )
}

const bad = (consoleDir: string, what: string) =>
  new Error(`The console in ${consoleDir} is not as it was built: ${what}. Run: npm run build, or correct CONSOLE_DIR`)
