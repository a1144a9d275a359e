import { filterSchema, logsOf } from '../testing/chainLogs'
import { chainServer } from '../testing/chainServer'
import type { ChainState } from '../testing/chainState'
import { account } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { interfaces } from './interfaces'
import { RpcError } from './rpc'
import { readOverview } from './unlockReads'

const contract = chainA.contracts.vesting ?? ''
const schedule = { creator: account, amount: 10n, startTime: 1, cliff: 0, duration: 1, released: 5n }

const read = () =>
  readOverview(
    createRpc(chainA, (...request) => fetch(...request)),
    contract,
  )

/** What is read where the node finds no events. */
function withoutEvents(state: Partial<ChainState>) {
  chainServer(state).answers.eth_getLogs = () => []
  return read()
}

it('does not take a node that finds no events for a contract without schedules while that holds tokens', async () => {
  await expect(withoutEvents({ tokens: { [contract]: 1n } })).rejects.toThrow(
    "The network's node lists no vesting schedules, but the contract holds tokens.",
  )
})

it('reads a contract without events and tokens as one without schedules', async () => {
  expect(await withoutEvents({})).toMatchObject({ schedules: [], held: '0' })
})

it('reads the schedules of an account once, however many it was given', async () => {
  chainServer({ schedules: { [account.toLowerCase()]: [schedule, schedule, schedule] } })
  expect((await read()).schedules).toHaveLength(3)
})

it('tells payments only where the node says of each when it was', async () => {
  const { state, answers } = chainServer({ schedules: { [account.toLowerCase()]: [schedule, schedule] } })
  expect((await read()).payments).toHaveLength(2)
  const logs = logsOf(chainA, state, { topics: [] })
  answers.eth_getLogs = () => [...logs.slice(0, -1), { ...logs.at(-1), blockTimestamp: null }]
  expect(await read()).not.toHaveProperty('payments')
})

it('reads the schedules without the payments where the node does not list so many payments', async () => {
  const { state, answers } = chainServer({ schedules: { [account.toLowerCase()]: [schedule] } })
  const paid = interfaces.vesting.encodeEventLog('TokensReleased', [account, 5n]).topics[0]
  answers.eth_getLogs = ([filter]) => {
    const { topics = [] } = filterSchema.validateSync(filter)
    if (topics[0]?.includes(paid ?? '')) throw new RpcError(-32005, 'query returned more than 10000 results')
    return logsOf(chainA, state, { topics })
  }
  const { schedules, ...rest } = await read()
  expect(schedules).toHaveLength(1)
  expect(rest).not.toHaveProperty('payments')
})

it('reads the schedules of 500 accounts, and of no more', async () => {
  const accounts = Array.from({ length: 501 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  const { state } = chainServer({ schedules: Object.fromEntries(accounts.slice(1).map((one) => [one, [schedule]])) })
  expect((await read()).schedules).toHaveLength(500)
  for (const one of accounts) state.schedules[one] = [schedule]
  await expect(read()).rejects.toThrow('More than 500 accounts have vesting schedules.')
})
