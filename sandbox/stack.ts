import { keepTime } from './chainClock'
import { developmentAccounts } from './chains/localChains'
import { writeLocalTools } from './localTools'
import type { SandboxOptions } from './options'
import { buildConsole, startApi, startChains, startDevConsole, type ApiReady, type StackContext } from './parts'
import { lockStack, sandboxPaths, type SandboxPaths } from './paths'
import { endLeftovers } from './process/leftovers'
import { assertPortsFree } from './process/ports'
import { createSupervisor } from './process/supervisor'
import { demoAccounts } from './seeds/demoAccounts'
import { chainsOf, urlAt } from './stackEnv'
import { removeState, writeState, type SandboxState } from './state'
import { summary } from './summary'

/** `start` runs the console from its sources, `serve` the production bundle and the API at one origin. */
export type Mode = 'start' | 'serve'

const walletCount = 10

/**
 * Runs the whole platform until it is stopped (Ctrl-C, SIGTERM, SIGHUP) or one of its programs ends. Leaves no process
 * and no lock behind. Throws one Error that says what to do: folder in use, port taken, a program that ended.
 */
export async function runStack(mode: Mode, options: SandboxOptions): Promise<void> {
  const stopped = stopSignal()
  const paths = sandboxPaths(options.SANDBOX_DIR)
  const unlock = lockStack(paths.dir)
  try {
    removeState(paths.state)
    await endLeftovers(paths.processes)
    await assertPortsFree(portUses(mode, options))
    await runParts(mode, options, paths, stopped)
  } finally {
    unlock()
  }
}

async function runParts(mode: Mode, options: SandboxOptions, paths: SandboxPaths, stopped: Promise<void>) {
  const supervisor = createSupervisor(paths.processes)
  const begun = performance.now()
  const report = (text: string) => console.log(`[${((performance.now() - begun) / 1000).toFixed(1)} s] ${text}`)
  let stopClock: () => void = () => undefined

  const run = async () => {
    const api = await startParts(mode, { options, paths, supervisor, report })
    stopClock = keepTime(chainsOf(options).map(({ port }) => urlAt(port)))
    const state = describe(mode, options)
    writeState(paths.state, state)
    console.log(summary(state, paths.dir, seedNote(options, api)))
    await supervisor.failure
  }
  try {
    await Promise.race([run(), supervisor.failure, stopped])
  } finally {
    stopClock()
    removeState(paths.state)
    await supervisor.stopAll()
  }
}

async function startParts(mode: Mode, context: StackContext): Promise<ApiReady> {
  const { options, paths } = context
  const startConsole = async () => {
    const tools = writeLocalTools(paths.localTools)
    if (mode === 'serve') {
      await tools
      return startApi(context, options.CONSOLE_PORT, await buildConsole(context))
    }
    const [api] = await Promise.all([
      startApi(context, options.API_PORT),
      options.console ? startDevConsole(context) : undefined,
      tools,
    ])
    return api
  }
  const [api] = await Promise.all([startConsole(), startChains(context)])
  return api
}

function portUses(mode: Mode, options: SandboxOptions) {
  return [
    ...chainsOf(options).map(({ chain, port, variable }) => ({ port, what: chain.name, variable })),
    ...(mode === 'start' ? [{ port: options.API_PORT, what: 'the API server', variable: 'API_PORT' }] : []),
    ...(options.console ? [{ port: options.CONSOLE_PORT, what: 'the console', variable: 'CONSOLE_PORT' }] : []),
  ]
}

function describe(mode: Mode, options: SandboxOptions): SandboxState {
  const consoleUrl = urlAt(options.CONSOLE_PORT)
  return {
    pid: process.pid,
    consoleUrl,
    apiUrl: mode === 'serve' ? consoleUrl : urlAt(options.API_PORT),
    chains: chainsOf(options).map(({ chain, port }) => ({
      id: chain.id,
      name: chain.name,
      rpcUrl: urlAt(port),
      contracts: { ...chain.contracts },
    })),
    accounts: demoAccounts.map(({ role, email, password }) => ({ role, email, password })),
    wallets: developmentAccounts(walletCount),
  }
}

function seedNote({ users }: SandboxOptions, api: ApiReady): string | undefined {
  if (users === undefined || users === api.users) return undefined
  return `There were ${api.users} users already, so --users ${users} had no effect. Reset first to seed them.`
}

/** Only the first signal counts: npm repeats Ctrl-C, and stopping is in progress then. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}
