import { array, object, string } from 'yup'
import type { Artifacts } from '../../contracts/artifacts'
import { daySeconds } from '../../src/contract/days'
import { chainAgeDays, stakeSteps, vestingSteps, wei, type ChainStep } from './chainSteps'
import { contractCalls, type Transaction } from './contractCalls'
import type { LocalChain } from './localChains'
import { mineNow } from './mineNow'
import { rpc, rpcBatch } from './rpc'

const tokensPerAccount = wei(1_000_000)
const rewardFund = wei(5_000_000)
const vestingFund = wei(20_000_000)
const stakesOnChainB = 6

/** The start time of an empty chain, in seconds since 1970. */
export const genesisOf = (today: Date) => today.getTime() / 1000 - chainAgeDays * daySeconds

/**
 * Deploys the contracts on an empty chain and creates its history: blocks with past timestamps, the last one now.
 * Throws when a transaction is refused.
 */
export async function seedChain(url: string, chain: LocalChain, compiled: Artifacts, today: Date): Promise<void> {
  const calls = contractCalls(chain, compiled)
  const accounts = await accountsOf(url)
  const { staking, vesting } = chain.contracts
  const hashes: string[] = []

  const mineAt = async (time: number, transactions: readonly Transaction[]) => {
    hashes.push(...(await send(url, transactions)))
    await rpc(url, 'evm_mine', { timestamp: time })
  }

  await rpc(url, 'evm_setAutomine', false)
  const start = genesisOf(today)
  await mineAt(start + 60, calls.creations)
  await mineAt(start + 120, [
    ...accounts
      .filter((account) => account !== chain.owner)
      .map((account) => calls.transfer(account, tokensPerAccount)),
    ...(vesting ? [calls.transfer(vesting, vestingFund)] : []),
    ...accounts.map((account) => calls.approveStaking(account, tokensPerAccount * 10n)),
  ])
  await mineAt(start + 180, [calls.fundRewards(rewardFund)])
  for (const [time, steps] of byTime(stepsOf(chain, accounts, today))) await mineAt(time, steps.map(calls.step))
  await mineNow(url)
  await rpc(url, 'evm_setAutomine', true)
  await assertSucceeded(url, hashes, staking)
}

function stepsOf(chain: LocalChain, accounts: readonly string[], today: Date): ChainStep[] {
  const stakes = stakeSteps(accounts, today, chain.id)
  if (!chain.contracts.vesting) return stakes.slice(0, stakesOnChainB)
  return [...stakes, ...vestingSteps(chain.owner, accounts, today)]
}

function byTime(steps: readonly ChainStep[]): [number, ChainStep[]][] {
  const times = new Map<number, ChainStep[]>()
  for (const step of steps) times.set(step.at, [...(times.get(step.at) ?? []), step])
  return [...times].sort(([a], [b]) => a - b)
}

async function accountsOf(url: string): Promise<string[]> {
  return array(string().required())
    .required()
    .validate(await rpc(url, 'eth_accounts'))
}

/** Sends with explicit nonces, because a batch is not processed in order. */
async function send(url: string, transactions: readonly Transaction[]): Promise<string[]> {
  const senders = [...new Set(transactions.map(({ from }) => from))]
  const counts = await rpcBatch(
    url,
    senders.map((from) => ({ method: 'eth_getTransactionCount', params: [from, 'latest'] })),
  )
  const nextNonce = new Map(senders.map((from, index) => [from, Number(counts[index])]))
  const calls = transactions.map((transaction) => {
    const nonce = nextNonce.get(transaction.from) ?? 0
    nextNonce.set(transaction.from, nonce + 1)
    return { method: 'eth_sendTransaction', params: [{ ...transaction, nonce: `0x${nonce.toString(16)}` }] }
  })
  return array(string().required())
    .required()
    .validate(await rpcBatch(url, calls))
}

const receiptSchema = object({ status: string().required() }).required()

async function assertSucceeded(url: string, hashes: readonly string[], where: string): Promise<void> {
  const receipts = await rpcBatch(
    url,
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  const failed = receipts.filter((receipt) => receiptSchema.validateSync(receipt).status !== '0x1').length
  if (failed > 0) throw new Error(`${failed} of ${hashes.length} seed transactions failed (staking at ${where}).`)
}
