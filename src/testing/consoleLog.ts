import { format } from 'node:util'

const lines: string[] = []

// Redux Toolkit's checks of actions and state tell how long they took; that is about the machine.
const isTiming = (text: string) => /Middleware took \d+ms/.test(text)

/** Listens to console.error and console.warn: what no test takes with `takeLog` fails the test. */
export function watchConsole() {
  for (const kind of ['error', 'warn'] as const)
    console[kind] = (...parts: unknown[]) => {
      const text = format(...parts)
      if (!isTiming(text)) lines.push(`${kind}: ${text}`)
    }
}

/** What was written to the console since the last call, each line as "error: text" or "warn: text". */
export const takeLog = (): string[] => lines.splice(0)
