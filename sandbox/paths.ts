import { join, resolve } from 'node:path'
import { lockFolder } from '../server/db/folderLock'

/** The files of one local stack; `dir` is the only folder that its data goes to, besides dist and .cache. */
export function sandboxPaths(folder: string) {
  const dir = resolve(folder)
  return {
    dir,
    state: join(dir, 'state.json'),
    processes: join(dir, 'processes.json'),
    serverData: join(dir, 'server'),
    localTools: join(dir, 'tools'),
    log: (name: string) => join(dir, 'logs', `${name}.log`),
    chainState: (chainId: number) => join(dir, 'chains', `${chainId}.json`),
    chainSeeded: (chainId: number) => join(dir, 'chains', `${chainId}.seeded.json`),
  }
}

export type SandboxPaths = ReturnType<typeof sandboxPaths>

/**
 * Locks the folder for this stack; returns the function that unlocks it. Throws when another stack runs on it, with its
 * pid.
 */
export const lockStack = (dir: string) => lockFolder(dir, { file: 'stack.lock', variable: 'SANDBOX_DIR' })
