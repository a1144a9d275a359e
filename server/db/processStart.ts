import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hasCode } from '../hasCode'

/**
 * The start time of a process, as text for comparison only: pid and start time together identify a process although pids are
 * reused. Empty when there is no such process or the system does not say.
 */
export function processStart(pid: number): string {
  try {
    // In clock ticks.
    if (process.platform === 'linux') return fieldsOf(pid)[19] ?? ''
    if (process.platform === 'win32') return ''
    // The same text for every caller, whatever its language and time zone.
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).trim()
    return started && `${started} UTC`
  } catch {
    return ''
  }
}

/**
 * Whether two such texts can be of one process: they are the same, or one is unknown. Earlier versions wrote the time of
 * their own zone, which counts as unknown.
 */
export const isSameStart = (then: string, now: string) =>
  then === now || then === '' || now === '' || (now.endsWith(' UTC') && !then.endsWith(' UTC'))

/** Whether there is such a process. One that has ended and waits for its parent to notice is none. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !hasEnded(pid)
  } catch (error) {
    // A process of another user may not be signalled, but it lives.
    return hasCode(error, 'EPERM')
  }
}

function hasEnded(pid: number): boolean {
  try {
    return process.platform === 'linux' && /^[ZX]$/.test(fieldsOf(pid)[0] ?? '')
  } catch {
    // The system does not say.
    return false
  }
}

/** What Linux says of a process, from its state on. The name before that may hold blanks and brackets. */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
