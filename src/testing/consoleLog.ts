import { format } from 'node:util'

const lines: string[] = []

// Warnings of Redux Toolkit's checks about their own duration depend on the machine.
const isTiming = (text: string) => /Middleware took \d+ms/.test(text)

/** Captures console.error and console.warn: lines that a test does not take with `takeLog` fail it. */
export function watchConsole() {
  for (const kind of ['error', 'warn'] as const)
    console[kind] = (...parts: unknown[]) => {
      const text = format(...parts)
      if (!isTiming(text)) lines.push(`${kind}: ${text}`)
    }
}

/** The lines logged since the last call, each as "error: text" or "warn: text". */
export const takeLog = (): string[] => lines.splice(0)
