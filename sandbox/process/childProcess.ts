import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { once } from 'node:events'
import { identify, type ProcessIdentity } from './processInfo'

export interface Program {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  readonly logFile: string
  /** A Node program: it has an IPC channel to us, reports through it and ends when we do. */
  readonly isNode?: boolean
}

export interface Child {
  readonly identity: ProcessIdentity
  readonly process: ChildProcess
  /** Settles with a sentence on how it ended; never rejects. */
  readonly ended: Promise<string>
  readonly lastLines: () => string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const exitWithParent = new URL('./exitWithParent.ts', import.meta.url).href
const graceMs = 8000

/** A Node program, in TypeScript or not, that ends when this process does, however this process ends. */
export function nodeProgram(script: string, args: readonly string[]): Pick<Program, 'command' | 'args' | 'isNode'> {
  return {
    command: process.execPath,
    args: ['--import', 'tsx', '--import', exitWithParent, script, ...args],
    isNode: true,
  }
}

/** Another program of the bundle that this one is part of; it imports `exitWithParent` itself. */
export function bundledProgram(
  name: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Pick<Program, 'command' | 'args' | 'isNode'> {
  const path = fileURLToPath(import.meta.resolve(`./${name}.mjs`))
  return { command: process.execPath, args: [...flags, path, ...args], isNode: true }
}

/**
 * Starts a program that writes its output to a log file by itself, so that it survives us without a broken pipe. It
 * gets its own process group: Ctrl-C reaches only us, and we end the children in order.
 */
export async function startChild(program: Program): Promise<Child> {
  const { name, command, args, env, logFile, isNode } = program
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isNode ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    detached: process.platform !== 'win32',
  })
  closeSync(log)
  try {
    await once(child, 'spawn')
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason'
    throw new Error(`${name} cannot be started: ${why}`, { cause: error })
  }
  const ended = once(child, 'exit').then(
    ([code, signal]) => `${name} ended (${signal ? String(signal) : `exit code ${code}`})`,
  )
  const identity = identify(child.pid ?? 0) ?? { pid: child.pid ?? 0, startedAt: '', command }
  return { identity, process: child, ended, lastLines: () => tail(logFile) }
}

/** Asks it to end, and kills it when it does not end in time. */
export async function stopChild({ process: child, ended }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}

function tail(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
}
