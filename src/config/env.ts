import { getDotPath, parseJson, pipe, safeParse, string } from 'valibot'
import { consoleConfigSchema, type ConsoleConfig } from '../contract/consoleConfig'

const blockSchema = pipe(string(), parseJson({}, 'it is not JSON'), consoleConfigSchema)

/**
 * Reads the configuration: the JSON block `app-config` of index.html. Throws one Error that names everything wrong with
 * it.
 */
export function readConfig(document: Document): ConsoleConfig {
  const read = safeParse(blockSchema, document.getElementById('app-config')?.textContent ?? '')
  if (read.success) return read.output
  const reasons = read.issues.map((issue) => [getDotPath(issue) ?? [], issue.message].flat().join(': '))
  throw new Error(`The configuration in index.html cannot be used: ${reasons.join('; ')}`)
}
