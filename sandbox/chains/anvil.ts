import { createRequire } from 'node:module'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Program } from '../process/childProcess'
import { accountCount, developmentMnemonic } from './localChains'

const platforms: Readonly<Record<string, string>> = {
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'win32-x64': 'win32-amd64',
}

const stateIntervalSeconds = 2
/**
 * Blocks whose states can be read, about as many as the nodes of live chains keep. Those of all blocks would be written to the
 * home folder, gigabytes a day, and stay there. Blocks, transactions and logs are kept from the first.
 */
const statesKept = 150

/**
 * The binary of anvil. The npm package's command is a script that starts it as a child: slower, and we would not know
 * the pid of the process to end.
 */
function anvilBinary(): string {
  const platform = platforms[`${process.platform}-${process.arch}`]
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  if (!platform)
    throw new Error(
      `There is no anvil for ${process.platform} on ${process.arch}. The local stack runs on Linux and macOS, on x64 or arm64, and on Windows on x64.`,
    )
  const require = createRequire(import.meta.url)
  try {
    // The platform packages are dependencies of the anvil package, so they are resolved from there.
    const anvilPackage = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    return anvilPackage.resolve(`@foundry-rs/anvil-${platform}/bin/${file}`)
  } catch (error) {
    throw new Error(
      `The package @foundry-rs/anvil-${platform} is not installed. Remove node_modules and start again, which installs it.`,
      { cause: error },
    )
  }
}

interface AnvilSettings {
  readonly name: string
  readonly chainId: number
  readonly port: number
  readonly stateFile: string
  readonly logFile: string
  /** The start time of an empty chain, in seconds since 1970. */
  readonly genesis: number
}

/** A chain with its state in a file: read at the start, written every few seconds and at the end. */
export function anvilProgram({ name, chainId, port, stateFile, logFile, genesis }: AnvilSettings): Program {
  mkdirSync(dirname(stateFile), { recursive: true })
  const settings = {
    '--host': '127.0.0.1',
    '--port': port,
    '--chain-id': chainId,
    '--mnemonic': developmentMnemonic,
    '--accounts': accountCount,
    '--timestamp': genesis,
    '--state': stateFile,
    '--state-interval': stateIntervalSeconds,
    '--prune-history': statesKept,
  }
  const args = Object.entries(settings).flatMap(([flag, value]) => [flag, String(value)])
  return { name, command: anvilBinary(), args, logFile }
}
