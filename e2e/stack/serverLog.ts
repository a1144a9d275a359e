import { readFileSync } from 'node:fs'

/** The server's message for a browser report, and pino's levels from error on. */
const problem = /content security policy violated|"level":[56]0/

/** Throws when the server's log has a policy violation or an error that no journey saw on its page. */
export function assertQuietLog(path: string): void {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => problem.test(line))
  if (lines.length > 0) throw new Error(`The server logged what must not happen in a journey:\n${lines.join('\n')}`)
}
