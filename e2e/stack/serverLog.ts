import { readFileSync } from 'node:fs'

/** The server's words for a report that a browser sent, and pino's levels for errors and worse. */
const problem = /content security policy violated|"level":[56]0/

/** Throws when the server's log tells of a policy violation or an error that no journey saw on its page. */
export function assertQuietLog(path: string): void {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => problem.test(line))
  if (lines.length > 0) throw new Error(`The server logged what must not happen in a journey:\n${lines.join('\n')}`)
}
