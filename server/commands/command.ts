import { parseConfig, type ServerConfig } from '../config'
import type { Database } from '../db/database'
import { openDatabase } from '../db/openDatabase'
import { startFailure } from '../startFailure'

interface CommandCall {
  readonly db: Database
  readonly config: ServerConfig
  /** What was typed after the command's name. */
  readonly given: readonly string[]
}

/**
 * Runs a command of the operator on the database that the environment names, and ends with its exit code: 0, the number the
 * command gives, or 1 with one sentence when it throws. The embedded database is free for it only while no server runs on it.
 */
export async function runCommand(work: (call: CommandCall) => Promise<number | void>) {
  try {
    const config = parseConfig(process.env)
    const database = await openDatabase(config)
    try {
      process.exitCode = (await work({ db: database.db, config, given: process.argv.slice(2) })) ?? 0
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(startFailure(error))
    process.exitCode = 1
  }
}
