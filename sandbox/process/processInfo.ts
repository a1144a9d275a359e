import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isRunning as isThere, isSameStart, processStart } from '../../server/db/processStart'

/** What distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number
  /** Its start time in the system's format; only compared. */
  readonly startedAt: string
  readonly command: string
}

/** The running process with this pid; undefined when there is none (a zombie has ended, too). */
export function identify(pid: number): ProcessIdentity | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** Whether this very process still runs, not another one with its pid. */
export function isRunning({ pid, startedAt, command }: ProcessIdentity): boolean {
  const now = identify(pid)
  return now !== undefined && isSameStart(startedAt, now.startedAt) && now.command === command
}

function fromProc(pid: number): ProcessIdentity | undefined {
  try {
    if (!isThere(pid)) return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
    return { pid, startedAt: processStart(pid), command }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): ProcessIdentity | undefined {
  try {
    const read = (column: string) =>
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
    const [state, startedAt, command] = [read('stat'), processStart(pid), read('command')]
    return state.startsWith('Z') ? undefined : { pid, startedAt, command }
  } catch {
    return undefined
  }
}
