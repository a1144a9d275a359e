import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { foundryBinary } from '../../contracts/foundryBinary'
import type { Program } from '../process/childProcess'
import { accountCount, developmentMnemonic } from './localChains'

const stateIntervalSeconds = 2
/**
 * Blocks whose states can be read, about as many as the nodes of live chains keep. Those of all blocks would be written to the
 * home folder, gigabytes a day, and stay there. Blocks, transactions and logs are kept from the first.
 */
const statesKept = 150

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
  return { name, command: foundryBinary('anvil'), args, logFile }
}
