import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sandboxPaths } from '../paths'
import { readState, type SandboxState } from '../state'

const readyText = 'runs on this machine.'
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const programs = {
  start: [path('../../scripts/stack.mjs'), 'start'],
  reset: ['--import', 'tsx', path('../reset.ts')],
} as const

interface Ended {
  readonly code: number | null
  readonly output: string
}

export interface StackProcess {
  readonly process: ChildProcess
  /** Resolves when the stack says that it runs; rejects with its output when it ends before. */
  readonly ready: Promise<SandboxState>
  readonly ended: Promise<Ended>
}

/** Runs a command of the sandbox as from a terminal, with its own environment. */
export function runSandbox(
  name: keyof typeof programs,
  env: Record<string, string>,
  args: readonly string[] = [],
): StackProcess {
  const child = spawn(process.execPath, [...programs[name], ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { state } = sandboxPaths(env.SANDBOX_DIR ?? '')
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }))
  const ready = new Promise<SandboxState>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const wasReady = output.includes(readyText)
      output += chunk.toString()
      if (!wasReady && output.includes(readyText)) resolve(readState(state))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  ready.catch(() => undefined)
  return { process: child, ready, ended }
}
