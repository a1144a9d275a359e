import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sandboxPaths } from '../../sandbox/paths'
import { nodeProgram } from '../../sandbox/process/childProcess'
import { endLeftovers } from '../../sandbox/process/leftovers'
import { createSupervisor } from '../../sandbox/process/supervisor'
import { resetData } from '../../sandbox/resetData'
import { freePort } from '../../server/testing/freePort'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache', 'e2e')

/** `serve` is the production bundle under production headers, `start` the console from its sources. */
export type JourneyStack = 'serve' | 'start'

/** The data folder of a journeys' stack, apart from the one that people use. */
export const journeyPaths = (program: JourneyStack) => sandboxPaths(join(folder, program))

/** Set by the test command when the byte budgets have just built dist. */
const isBuilt = process.env.CONSOLE_IS_BUILT === 'yes'

/**
 * Starts a local stack with fresh data on free ports. Returns a function that stops it and waits for its exit. Rejects
 * with its last lines when it does not start. If this process is killed, the stack stops by itself.
 */
export async function startJourneyStack(program: JourneyStack): Promise<() => Promise<void>> {
  const { dir, state } = journeyPaths(program)
  const record = `${dir}.processes.json`
  mkdirSync(folder, { recursive: true })
  await endLeftovers(record)
  await resetData(dir)

  const [CONSOLE_PORT, API_PORT, CHAIN_A_PORT, CHAIN_B_PORT] = (
    await Promise.all(Array.from({ length: 4 }, freePort))
  ).map(String)
  const supervisor = createSupervisor(record)
  try {
    await supervisor.start(
      {
        name: `The local stack (${program})`,
        ...nodeProgram(join(root, 'scripts', 'stack.mjs'), [program, ...(isBuilt ? ['--no-build'] : [])]),
        env: { SANDBOX_DIR: dir, CONSOLE_PORT, API_PORT, CHAIN_A_PORT, CHAIN_B_PORT },
        logFile: `${dir}.log`,
      },
      () => Promise.resolve(existsSync(state)),
    )
  } catch (error) {
    await supervisor.stopAll()
    throw error
  }
  return supervisor.stopAll
}
