import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { array, number, object, string } from 'yup'
import { replaceFile } from '../replaceFile'
import { isRunning, type ProcessIdentity } from './processInfo'

const recordSchema = array(
  object({
    pid: number().integer().positive().required(),
    startedAt: string().required(),
    command: string().required(),
  }).required(),
).required()

const graceMs = 8000
const pollMs = 50

/** Records the processes we started, for a start after one that could not stop them. */
export function recordProcesses(path: string, processes: readonly ProcessIdentity[]): void {
  if (processes.length === 0) rmSync(path, { force: true })
  else replaceFile(path, JSON.stringify(processes, null, 2))
}

/**
 * Ends processes that an earlier stack on this folder left running. A recorded pid alone is no proof: only a process
 * with the recorded start time and command line (for a chain it names our state file) is ended.
 */
export async function endLeftovers(path: string): Promise<void> {
  await Promise.all(readRecord(path).filter(isRunning).map(end))
  rmSync(path, { force: true })
}

async function end(leftover: ProcessIdentity): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isRunning(leftover)) return
    process.kill(leftover.pid, signal)
    const until = Date.now() + graceMs
    while (isRunning(leftover) && Date.now() < until) await delay(pollMs)
  }
}

function readRecord(path: string): ProcessIdentity[] {
  try {
    return recordSchema.validateSync(JSON.parse(readFileSync(path, 'utf8')), { strict: true })
  } catch {
    return []
  }
}
