import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sandboxPaths } from '../../sandbox/paths'
import { nodeProgram } from '../../sandbox/process/childProcess'
import { endLeftovers } from '../../sandbox/process/leftovers'
import { freePorts } from '../../sandbox/process/ports'
import { createSupervisor } from '../../sandbox/process/supervisor'
import { resetData } from '../../sandbox/resetData'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache', 'e2e')

/** `serve` is the production bundle under production headers, `start` the console from its sources. */
export type JourneyStack = 'serve' | 'start'

/** Where a stack of the journeys keeps its data; apart from the stack that people use. */
export const journeyPaths = (program: JourneyStack) => sandboxPaths(join(folder, program))

/** The test command says so when it has just built the bundle in dist for its byte budgets. */
const isBuilt = process.env.CONSOLE_IS_BUILT === 'yes'

/**
 * Starts a local stack with fresh data on free ports, for journeys alone. Answers what ends it and waits for its exit.
 * Rejects with its last lines when it does not come up. Should this process be killed, the stack ends itself.
 */
export async function startJourneyStack(program: JourneyStack): Promise<() => Promise<void>> {
  const { dir, state } = journeyPaths(program)
  const record = `${dir}.processes.json`
  mkdirSync(folder, { recursive: true })
  await endLeftovers(record)
  await resetData(dir)

  const [CONSOLE_PORT, API_PORT, CHAIN_A_PORT, CHAIN_B_PORT] = (await freePorts(4)).map(String)
  const supervisor = createSupervisor(record)
  try {
    await supervisor.start(
      {
        name: `The local stack (${program})`,
        ...nodeProgram(join(root, 'sandbox', `${program}.ts`), isBuilt ? ['--no-build'] : []),
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
