import { randomUUID } from 'node:crypto'
import { accessSync, constants, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { number, object, string } from 'yup'
import { createWhole } from '../createWhole'
import { hasCode } from '../hasCode'
import { isRunning, isSameStart, processStart } from './processStart'

const ownerSchema = object({
  pid: number().integer().positive().required(),
  started: string().defined(),
  host: string().default(hostname()),
})

/** The lock's file name, and the environment variable that names another folder. */
interface LockNames {
  readonly file: string
  readonly variable: string
}

/**
 * Takes a data folder for this process: two openers would silently destroy it. The lock names its owner by pid and
 * process start and is never taken from a live process; one that a killed process left behind is cleared away. One of another
 * host is left for people to clear away, who know whether that host is gone.
 * Returns a function that unlocks the folder. Throws an Error naming the folder and the pid that holds it.
 */
export function lockFolder(folder: string, { file, variable }: LockNames): () => void {
  makeFolder(folder, variable)
  const lock = join(folder, file)
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid), host: hostname() })

  for (;;) {
    if (createWhole(lock, mine)) return () => release(lock, mine)
    const found = read(lock)
    if (found === undefined) continue
    const holder = liveHolder(found)
    if (holder !== undefined)
      throw new Error(
        `The data folder ${folder} is in use by ${holder}. Stop that process, or set ${variable} to another folder.`,
      )
    setAside(lock, found)
  }
}

function makeFolder(folder: string, variable: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason'
    throw new Error(
      `The data folder ${folder} cannot be used (${why}). Set ${variable} to a folder that can be written.`,
      { cause: error },
    )
  }
}

/** Undefined when there is none. Throws when it cannot be read: whose it is can then not be told. */
function read(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function liveHolder(content: string): string | undefined {
  try {
    const { pid, started, host } = ownerSchema.validateSync(JSON.parse(content))
    // Another host or container on the same volume: whether its process still runs cannot be found out from here.
    if (host !== hostname()) return `process ${pid} on ${host} (if that machine is gone, delete the lock file in it)`
    return isRunning(pid) && isSameStart(started, processStart(pid)) ? `process ${pid}` : undefined
  } catch {
    return undefined
  }
}

/** Removes a stale lock. If another process has replaced it meanwhile, the new lock is put back. */
function setAside(lock: string, dead: string) {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (read(aside) !== dead) linkSync(aside, lock)
  rmSync(aside, { force: true })
}

function release(lock: string, mine: string) {
  if (read(lock) === mine) rmSync(lock, { force: true })
}
