import { randomUUID } from 'node:crypto'
import { accessSync, constants, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { number, object, string } from 'yup'
import { isRunning, processStart } from './processStart'

const ownerSchema = object({ pid: number().integer().positive().required(), started: string().defined() })

/** The lock's file name, and the environment variable that names another folder. */
interface LockNames {
  readonly file: string
  readonly variable: string
}

/**
 * Takes a data folder for this process: two openers would silently destroy it. The lock names its owner by pid and
 * process start and is never taken from a live process; one that a killed process left behind is cleared away.
 * Returns what gives the folder free. Throws an Error naming the folder and the pid that holds it.
 */
export function lockFolder(folder: string, { file, variable }: LockNames): () => void {
  makeFolder(folder, variable)
  const lock = join(folder, file)
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) })

  for (;;) {
    if (createWhole(lock, mine)) return () => release(lock, mine)
    const found = read(lock)
    if (found === undefined) continue
    const holder = liveHolder(found)
    if (holder !== undefined)
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that process, or set ${variable} to another folder.`,
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

/** Creates the file with its content in one step (O_EXCL alone would leave a moment with an empty lock). */
function createWhole(lock: string, content: string): boolean {
  const draft = `${lock}.${randomUUID()}`
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 })
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return undefined
  }
}

function liveHolder(content: string): number | undefined {
  try {
    const { pid, started } = ownerSchema.validateSync(JSON.parse(content))
    const now = processStart(pid)
    const sameProcess = started === now || started === '' || now === ''
    return isRunning(pid) && sameProcess ? pid : undefined
  } catch {
    return undefined
  }
}

/** Moves a dead lock away. Another process may have replaced it meanwhile: then the living one is put back. */
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
