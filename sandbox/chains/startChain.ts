import { createHash, randomInt } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { number, object, string, type InferType } from 'yup'
import type { Artifacts } from '../../contracts/artifacts'
import { daySeconds } from '../../src/contract/days'
import { failWithReset } from '../failWithReset'
import type { SandboxPaths } from '../paths'
import type { Child } from '../process/childProcess'
import type { Supervisor } from '../process/supervisor'
import { startOfDay } from '../seeds/times'
import { anvilProgram } from './anvil'
import type { LocalChain } from './localChains'
import { mineNow } from './mineNow'
import { nodeAnswers, rpcText } from './rpc'
import { genesisOf, seedChain } from './seedChain'

interface ChainStart {
  readonly supervisor: Supervisor
  readonly paths: SandboxPaths
  readonly chain: LocalChain
  readonly port: number
  /** The contracts to deploy. */
  readonly compiled: () => Promise<Artifacts>
}

/**
 * Starts a chain and returns its URL once the contracts are deployed and its clock is right. A chain without its seeds
 * (new, or with lost or truncated state) or with other contracts than those of the sources is created anew; `made` says so.
 */
export async function startChain(start: ChainStart): Promise<{ url: string; made?: string }> {
  const { supervisor, paths, chain, port, compiled } = start
  const url = `http://127.0.0.1:${port}`
  const stateFile = paths.chainState(chain.id)
  const seeded = readSeeded(paths.chainSeeded(chain.id))
  const today = startOfDay(new Date())
  const launch = () => {
    const logFile = paths.log(chain.name.toLowerCase().replaceAll(' ', '-'))
    // A chain created anew gets another first block, even on the same day, so that a console does not take it for the
    // one it knew.
    const genesis = genesisOf(today) - randomInt(daySeconds)
    const settings = { name: chain.name, chainId: chain.id, port, stateFile, logFile, genesis }
    return supervisor.start(anvilProgram(settings), () => nodeAnswers(url))
  }

  const isKept = seeded !== undefined && existsSync(stateFile) && !isTruncated(stateFile)
  const isChanged = isKept && seeded.contracts !== hashOf(await compiled())
  if (isKept && !isChanged) {
    const child = await launch().catch(failWithReset)
    if (await holds(url, chain, seeded.block)) {
      // Time has passed while the chain was stopped, and reads at the last block would see the past.
      await mineNow(url)
      return { url }
    }
    await supervisor.stop(child)
  }
  await makeAfresh(url, start, today, launch)
  return { url, made: `contracts deployed and seeded${isChanged ? ' anew, because they have changed' : ''}` }
}

async function makeAfresh(url: string, start: ChainStart, today: Date, launch: () => Promise<Child>): Promise<void> {
  const { chain, paths, compiled } = start
  const seededFile = paths.chainSeeded(chain.id)
  rmSync(seededFile, { force: true })
  rmSync(paths.chainState(chain.id), { force: true })
  const [artifacts] = await Promise.all([compiled(), launch()])
  await seedChain(url, chain, artifacts, today)
  const block = Number(await rpcText(url, 'eth_blockNumber'))
  writeFileSync(seededFile, JSON.stringify({ block, contracts: hashOf(artifacts) }))
}

/** Whether a state is cut short, as after a full disk: anvil does not start on it. */
function isTruncated(path: string): boolean {
  try {
    JSON.parse(readFileSync(path, 'utf8'))
    return false
  } catch (error) {
    return error instanceof SyntaxError
  }
}

/** Whether the chain reaches the block its seeds ended with and has the contracts. */
async function holds(url: string, chain: LocalChain, seededBlock: number): Promise<boolean> {
  const block = Number(await rpcText(url, 'eth_blockNumber'))
  return block >= seededBlock && (await rpcText(url, 'eth_getCode', chain.contracts.token, 'latest')) !== '0x'
}

/** Of what is deployed. */
export function hashOf(artifacts: Artifacts): string {
  const code = Object.values(artifacts).map(({ bytecode }) => bytecode)
  return createHash('sha256').update(code.sort().join()).digest('hex')
}

/** The block that the seeds ended with, and the hash of the contracts' code. */
const seededSchema = object({ block: number().required(), contracts: string() })

function readSeeded(path: string): InferType<typeof seededSchema> | undefined {
  try {
    return seededSchema.validateSync(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
