import { resolve } from 'node:path'
import { parseConfig, type ServerConfig } from '../config'
import type { Database } from '../db/database'
import { openDatabase } from '../db/openDatabase'
import { commandFailure, startFailure } from '../startFailure'
import { isStorable } from '../text'

interface CommandCall {
  readonly db: Database
  readonly config: ServerConfig
}

/**
 * Runs a command of the operator on the database that the environment names, and ends with its exit code: 0, the number `work`
 * gives, or 1 with one sentence when something throws. `read` makes the arguments of what was typed after the command's name,
 * before the database is opened: the embedded one is free for a command only while no server runs on it.
 */
export async function runCommand<Arguments>(
  read: (given: readonly string[]) => Arguments,
  work: (call: CommandCall, given: Arguments) => Promise<number | void>,
) {
  let failure = startFailure
  try {
    const typed = process.argv.slice(2)
    // Node puts U+FFFD where what was typed is no UTF-8.
    if (typed.some((text) => text.includes('\ufffd') || !isStorable(text)))
      throw new Error('What was typed holds a character that cannot be stored.')
    const given = read(typed)
    const config = parseConfig(process.env)
    const database = await openDatabase(config)
    failure = commandFailure
    try {
      process.exitCode = (await work({ db: database.db, config }, given)) ?? 0
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(failure(error))
    process.exitCode = 1
  }
}

/** Reads the path of one folder; the error says `usage`. */
export const oneFolder =
  (usage: string) =>
  ([folder, ...more]: readonly string[]): string => {
    if (folder === undefined || more.length > 0) throw new Error(usage)
    return resolve(folder)
  }
