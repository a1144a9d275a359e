import { existsSync, readdirSync, rmSync } from 'node:fs'
import { lockStack, sandboxPaths } from './paths'
import { endLeftovers } from './process/leftovers'

/** The files of a stack. A folder with anything else in it is not removed. */
const own = /^(chains|logs|server|tools|(processes|state)\.json(\.draft)?|stack\.lock.*)$/

/**
 * Removes the data folder and ends processes that a killed stack left running on it; returns what was done. Throws
 * while a stack runs on it, naming the pid.
 */
export async function resetData(folder: string): Promise<string> {
  const { dir, processes } = sandboxPaths(folder)
  if (!existsSync(dir)) return `There is nothing to reset in ${dir}.`
  const foreign = readdirSync(dir).filter((name) => !own.test(name))
  if (foreign.length > 0)
    throw new Error(
      `${dir} holds ${foreign.join(', ')}, which no local stack made. Set SANDBOX_DIR to the right folder.`,
    )
  lockStack(dir)
  await endLeftovers(processes)
  rmSync(dir, { recursive: true })
  return `Removed ${dir}. The next start makes it afresh.`
}
