import { quantity } from '../chain/hex'
import { interfaces } from '../chain/interfaces'
import { ether } from '../testing/ether'
import { ends, schedule, stake, stakesOf, tenRows, vested } from '../testing/chainReads'
import { chainServer } from '../testing/chainServer'
import type { ChainState } from '../testing/chainState'
import { chainStore } from '../testing/chainStore'
import { account } from '../testing/fakeWallet'
import { sendAll } from '../testing/requests'
import { chainA } from '../testing/testChains'
import { accountApi } from './accountApi'
import { chainApi } from './chainApi'

const { chainState, stakingTotals, stakes, vesting, vestingContract, balances } = chainApi.endpoints
const { account: accountOn } = accountApi.endpoints
const chainId = chainA.id

it('reads the figures of a chain in wei, with the block they are of', async () => {
  chainServer({ stakes: stakesOf(3), ...vested, native: { [account.toLowerCase()]: 2n }, tokens: {} })
  const store = chainStore()
  const moment = { block: 100, time: 1_800_000_000 }
  expect(await ends(chainState.initiate(chainId), store)).toEqual(moment)
  expect(await ends(stakingTotals.initiate(chainId), store)).toEqual({ total: String(3n * ether), count: 3, ...moment })
  expect(await ends(vestingContract.initiate(chainId), store)).toEqual({ owner: account, ...moment })
  expect(await ends(balances.initiate({ chainId, account }), store)).toEqual({ native: '2', token: '0', ...moment })
  expect(await ends(vesting.initiate({ chainId, account }), store)).toMatchObject({
    count: 1,
    schedules: [{ ...schedule, id: '0', amount: String(ether), released: '5' }],
    ...moment,
  })
})

it('knows no token balance where the token is not deployed', async () => {
  const chain = { ...chainA, contracts: {} }
  chainServer({ chain })
  expect(await ends(balances.initiate({ chainId, account }), chainStore([chain]))).toEqual({
    native: '0',
    block: 100,
    time: 1_800_000_000,
  })
})

describe('a page of stakes', () => {
  const page = async (given: Partial<ChainState>, range: { start: number; end: number }) => {
    const node = chainServer(given)
    return { node, page: await ends(stakes.initiate({ chainId, ...range })) }
  }

  it('is read with one HTTP request, keyed by owner and plan', async () => {
    const { node, page: full } = await page({ stakes: stakesOf(25) }, { start: 10, end: 19 })
    expect(full).toMatchObject({ total: 25, block: 100 })
    expect(full).toHaveProperty('rows.length', 10)
    expect(full).toHaveProperty('rows.3', {
      id: `${stake(13).owner}-3`,
      owner: stake(13).owner,
      amount: String(13n * ether),
      startTime: 1_700_000_013,
      plan: 3,
      reward: '7',
      isActive: false,
      now: 1_800_000_000,
    })
    expect(node.requests).toHaveLength(1)
  })

  it('ends where the list ends', async () => {
    const { page: last } = await page({ stakes: stakesOf(23) }, { start: 20, end: 29 })
    expect(last).toMatchObject({ total: 23 })
    expect(last).toHaveProperty('rows.length', 3)
  })

  it.each([0, 5])('is empty beyond the end of a list of %s', async (count) => {
    const { page: beyond } = await page({ stakes: stakesOf(count) }, { start: 10, end: 19 })
    expect(beyond).toMatchObject({ rows: [], total: count })
  })

  it('asks for no row of a list that is known to be empty', async () => {
    const node = chainServer({ stakes: [] })
    const store = chainStore()
    await sendAll(store, [stakingTotals.initiate(chainId)])
    node.requests.length = 0
    expect(await ends(stakes.initiate(tenRows), store)).toMatchObject({ rows: [], total: 0 })
    expect(node.asked('eth_call')).toHaveLength(1)
  })

  it('asks a short last page only once when the count is known from before', async () => {
    const node = chainServer({ stakes: stakesOf(3) })
    const store = chainStore()
    await sendAll(store, [stakes.initiate(tenRows)])
    node.requests.length = 0
    await sendAll(store, [stakes.initiate(tenRows, { forceRefetch: true })])
    expect(node.requests).toHaveLength(1)
  })

  it('shows a stake that was added since the count was read', async () => {
    const node = chainServer({ stakes: stakesOf(3) })
    const store = chainStore()
    await sendAll(store, [stakes.initiate(tenRows)])
    node.state.stakes = stakesOf(4)
    node.mine()
    expect(await ends(stakes.initiate(tenRows, { forceRefetch: true }), store)).toHaveProperty('rows.length', 4)
  })

  it('has the count and the rows of one block when a block comes in between', async () => {
    const node = chainServer({ stakes: stakesOf(12) })
    const { eth_call: callBefore, eth_blockNumber: numberBefore } = node.answers
    let moved = false
    node.answers.eth_call = (params) => {
      const answer = callBefore?.(params)
      if (!moved) {
        moved = true
        node.state.stakes = stakesOf(11)
        node.mine()
      }
      return answer
    }
    expect(await ends(stakes.initiate({ chainId, start: 0, end: 9 }))).toMatchObject({ total: 11, block: 101 })
    expect(numberBefore?.([])).toBe(quantity(101))
    expect(
      node
        .asked('eth_call')
        .slice(2)
        .map(({ params }) => params[1]),
    ).toEqual(['0x65', '0x65'])
  })

  it('ends as an unexpected answer when count and rows never fit together', async () => {
    const node = chainServer({ stakes: stakesOf(3) })
    node.answers.eth_call = () => interfaces.staking.encodeFunctionResult('getStakingDetailsCount', [50n])
    expect(await ends(stakes.initiate(tenRows))).toBe("The network's node sent an unexpected response.")
  })
})

it.each(['sent', 'coins', 'tokens'])('calls an address used that has %s', async (kind) => {
  const key = account.toLowerCase()
  chainServer({
    nonces: kind === 'sent' ? { [key]: 1 } : {},
    native: kind === 'coins' ? { [key]: 1n } : {},
    tokens: kind === 'tokens' ? { [key]: 1n } : {},
  })
  expect(await ends(accountOn.initiate({ chainId, account }))).toMatchObject({ kind: 'account' })
})

it('takes an account that runs the code of a contract (EIP-7702) for no contract', async () => {
  chainServer({
    codes: { [account.toLowerCase()]: `0xef0100${'ab'.repeat(20)}` },
    nonces: { [account.toLowerCase()]: 1 },
  })
  expect(await ends(accountOn.initiate({ chainId, account }))).toMatchObject({ kind: 'delegated' })
})

it('tells a contract and an address that was never used', async () => {
  chainServer()
  const store = chainStore()
  const contract = chainA.contracts.vesting ?? ''
  expect(await ends(accountOn.initiate({ chainId, account: contract }), store)).toMatchObject({ kind: 'contract' })
  expect(await ends(accountOn.initiate({ chainId, account }), store)).toMatchObject({ kind: 'unused' })
})
