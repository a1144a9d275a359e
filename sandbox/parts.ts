import { existsSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { boolean, number, object, type InferType } from 'yup'
import type { Artifacts } from '../contracts/artifacts'
import { compileContracts, knownContracts } from '../contracts/compile'
import { startChain } from './chains/startChain'
import type { SandboxOptions } from './options'
import type { SandboxPaths } from './paths'
import { bundledProgram, nodeProgram } from './process/childProcess'
import type { Supervisor } from './process/supervisor'
import { chainsOf, consoleEnv, serverEnv, urlAt } from './stackEnv'

const root = fileURLToPath(new URL('..', import.meta.url))
const distFolder = `${root}dist`
const webpack = `${root}node_modules/webpack/bin/webpack.js`

/** PGlite's code is compiled a second time, for speed, only where it runs much more than a start does: that takes a third of its time. */
const databaseFlags = ['--wasm-tiering-budget=100000000']

export interface StackContext {
  readonly options: SandboxOptions
  readonly paths: SandboxPaths
  readonly supervisor: Supervisor
  /** Called when a part has become ready. */
  readonly report: (text: string) => void
}

const readyMessageSchema = object({ isNew: boolean().required(), users: number().required() })

/** What the API server reports when it listens: whether its database was new, and its number of users. */
export type ApiReady = InferType<typeof readyMessageSchema>

export async function startChains({ options, paths, supervisor, report }: StackContext): Promise<void> {
  let artifacts: Promise<Artifacts> | undefined
  // Compiling blocks a process for seconds, so another process fills the cache that is read here.
  const compile = async () => {
    const known = await knownContracts()
    if (known) return known
    const program = bundledProgram('fillCompilerCache')
    await supervisor.run({ name: 'Compiler', ...program, logFile: paths.log('compiler') })
    return compileContracts()
  }
  const compiled = () => (artifacts ??= compile())
  await Promise.all(
    chainsOf(options).map(async ({ chain, port }) => {
      const { url, made } = await startChain({ supervisor, paths, chain, port, compiled })
      report(`${chain.name} (${chain.id}) at ${url}${made === undefined ? '' : `, ${made}`}`)
    }),
  )
}

/** Starts the API server on `port`; with a folder it also serves the built console from there. */
export async function startApi(context: StackContext, port: number, consoleDir?: string): Promise<ApiReady> {
  const { options, paths, supervisor, report } = context
  let ready: ApiReady | undefined
  const users = options.users === undefined ? [] : [String(options.users)]
  const program = {
    name: 'API server',
    ...bundledProgram('apiServer', users, databaseFlags),
    env: serverEnv(options, paths, { port, consoleDir }),
    logFile: paths.log('api'),
  }
  await supervisor.start(program, async ({ process: child }) => {
    ready = readyMessageSchema.validateSync(await nextMessage(child))
    return true
  })
  if (!ready) throw new Error('The API server did not say that it is ready.')
  report(`API server at ${urlAt(port)}, ${ready.users} users${ready.isNew ? ' seeded' : ''}`)
  return ready
}

/** Starts webpack's dev server; ready when the first build is served. */
export async function startDevConsole({ options, paths, supervisor, report }: StackContext): Promise<void> {
  const url = urlAt(options.CONSOLE_PORT)
  const program = {
    name: 'Console',
    ...bundledProgram('devConsole'),
    env: { ...consoleEnv(options), CONSOLE_PORT: String(options.CONSOLE_PORT), API_URL: urlAt(options.API_PORT) },
    logFile: paths.log('console'),
  }
  await supervisor.start(program, () => answers(url))
  report(`Console at ${url}`)
}

/** Builds the production bundle, unless dist is to be kept; returns its folder. */
export async function buildConsole({ options, paths, supervisor, report }: StackContext): Promise<string> {
  if (!options.build) {
    if (existsSync(distFolder)) return distFolder
    throw new Error('There is no bundle in dist. Leave --no-build out.')
  }
  const program = {
    name: 'Build',
    ...nodeProgram(webpack, ['build', '--fail-on-warnings']),
    env: consoleEnv(options),
    logFile: paths.log('build'),
  }
  await supervisor.run(program)
  report('Production bundle built')
  return distFolder
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve))
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
