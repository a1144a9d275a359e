import type { UnknownAction } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { runSaga, stdChannel } from 'redux-saga'
import { quantity } from '../chain/hex'
import { interfaces } from '../chain/interfaces'
import { RpcError } from '../chain/rpc'
import '../testing/browserLike'
import { chainServer } from '../testing/chainServer'
import type { ChainState, TestStake } from '../testing/chainState'
import { chainStore } from '../testing/chainStore'
import { recordRequests, sendAll, settled, type ApiCall } from '../testing/requests'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA, chainB } from '../testing/testChains'
import { baseApi } from './baseApi'
import {
  chainApi,
  useBalancesQuery,
  useChainStateQuery,
  useStakesQuery,
  useStakingTotalsQuery,
  useVestingContractQuery,
  useVestingQuery,
} from './chainApi'
import { failureOf } from './errors'
import { chainRefresh, refreshChains } from './refreshChains'
import { rowTag } from './tags'

const { chainState, stakingTotals, stakes, vesting, vestingContract, balances, recipient } = chainApi.endpoints
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = chainA.id
const tenRows = { chainId, start: 0, end: 9 }
const ether = 10n ** 18n

const stake = (index: number): TestStake => ({
  owner: `0x${String(index).padStart(40, '0')}`,
  amount: BigInt(index) * ether,
  startTime: 1_700_000_000 + index,
  plan: index % 5,
  reward: 7n,
  accruedReward: 3n,
  isActive: index % 2 === 0,
})
const stakesOf = (count: number) => Array.from({ length: count }, (_, index) => stake(index))
const schedule = {
  creator: account,
  amount: ether,
  startTime: 1_750_000_000,
  cliff: 86_400,
  duration: 864_000,
  released: 5n,
}
const vested = { schedules: { [account.toLowerCase()]: [schedule] } }

/** What one read ends with: its data, or the sentence people read instead. */
async function ends(call: ApiCall, store = chainStore()) {
  const [ended] = await sendAll(store, [call])
  return ended?.data ?? sentence(ended?.error)
}
const isCallError = (error: unknown): error is Parameters<typeof failureOf>[0] => typeof error === 'object'
const sentence = (error: unknown) => (isCallError(error) ? failureOf(error)?.text : undefined)

it('reads the figures of a chain in wei, with the block they are of', async () => {
  chainServer({ stakes: stakesOf(3), ...vested, native: { [account.toLowerCase()]: 2n }, tokens: {} })
  const store = chainStore()
  const moment = { block: 100, time: 1_800_000_000 }
  expect(await ends(chainState.initiate(chainId), store)).toEqual(moment)
  expect(await ends(stakingTotals.initiate(chainId), store)).toEqual({ total: String(3n * ether), count: 3, ...moment })
  expect(await ends(vestingContract.initiate(chainId), store)).toEqual({ owner: account, ...moment })
  expect(await ends(balances.initiate({ chainId, account }), store)).toEqual({ native: '2', token: '0', ...moment })
  expect(await ends(vesting.initiate({ chainId, account }), store)).toEqual({
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
      accruedReward: '3',
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
  expect(await ends(recipient.initiate({ chainId, address: account }))).toMatchObject({ hasCode: false, isUsed: true })
})

it('tells a contract and an address that was never used', async () => {
  chainServer()
  const store = chainStore()
  const contract = chainA.contracts.vesting ?? ''
  expect(await ends(recipient.initiate({ chainId, address: contract }), store)).toMatchObject({ hasCode: true })
  expect(await ends(recipient.initiate({ chainId, address: account }), store)).toMatchObject({
    hasCode: false,
    isUsed: false,
  })
})

describe('one HTTP request per chain', () => {
  function Reads({ chainId: id }: { chainId: number }) {
    const all = [
      useChainStateQuery(id),
      useStakingTotalsQuery(id),
      useStakesQuery({ chainId: id, start: 0, end: 9 }),
      useBalancesQuery({ chainId: id, account }),
      useVestingQuery({ chainId, account }, { skip: id !== chainId }),
      useVestingContractQuery(chainId, { skip: id !== chainId }),
    ]
    return <p>{all.filter(({ isSuccess }) => isSuccess).length} answered</p>
  }

  it('leaves when a page opens, and at each refresh', async () => {
    stopClock()
    const a = chainServer({ stakes: stakesOf(12), ...vested })
    const b = chainServer({ chain: chainB, stakes: stakesOf(12) })
    const store = chainStore()
    const channel = stdChannel<UnknownAction>()
    const refreshing = runSaga({ dispatch: store.dispatch, channel }, refreshChains)
    const { unmount } = render(
      <Provider store={store}>
        <Reads chainId={chainA.id} />
        <Reads chainId={chainB.id} />
      </Provider>,
    )
    await pass(100)
    await until(() => expect([screen.getByText('6 answered'), screen.getByText('4 answered')]).toHaveLength(2))
    const requests = () => [a.requests.length, b.requests.length]
    for (let refreshes = 0; refreshes <= 4; refreshes += 1) {
      await until(() => expect(requests()).toEqual([1 + refreshes, 1 + refreshes]))
      a.mine()
      await pass(chainRefresh + 1_000)
    }
    // A return to the window is told twice and read once.
    const back = baseApi.internalActions.onFocus()
    for (const tell of [store.dispatch, channel.put, store.dispatch, channel.put]) tell(back)
    await pass(100)
    await until(() => expect(requests()).toEqual([7, 7]))
    refreshing.cancel()
    unmount()
  })

  it('leaves when the chain is asked for again, for all that is shown of it', async () => {
    const [a, b] = [chainServer({ stakes: stakesOf(12) }), chainServer({ chain: chainB })]
    const store = chainStore()
    const shown = [
      stakingTotals.initiate(chainId),
      stakes.initiate(tenRows),
      balances.initiate({ chainId, account }),
      vesting.initiate({ chainId, account }),
      chainState.initiate(chainB.id),
    ]
    await sendAll(store, shown)
    store.dispatch(chainApi.util.invalidateTags([rowTag('Chain', String(chainId))]))
    await settled(store)
    expect([a.requests.length, b.requests.length]).toEqual([2, 1])
  })
})

it('goes to the nodes of the configuration and to nobody else', async () => {
  chainServer({ stakes: stakesOf(12), ...vested })
  const sent = recordRequests()
  await sendAll(chainStore(), [
    stakes.initiate(tenRows),
    balances.initiate({ chainId, account }),
    recipient.initiate({ chainId, address: account }),
  ])
  expect(sent).toEqual(['POST /'])
})

describe('a chain that fails', () => {
  it('fails alone, and keeps what was read before', async () => {
    const [a, b] = [chainServer({ stakes: stakesOf(1) }), chainServer({ chain: chainB, stakes: stakesOf(2) })]
    const store = chainStore()
    const both = [chainA.id, chainB.id].map((id) => () => stakingTotals.initiate(id, { forceRefetch: true }))
    await sendAll(
      store,
      both.map((read) => read()),
    )
    a.mode = 'errorPage'
    b.state.stakes = stakesOf(3)
    b.mine()
    await sendAll(
      store,
      both.map((read) => read()),
    )
    const [onA, onB] = [chainA.id, chainB.id].map((id) => stakingTotals.select(id)(store.getState()))
    expect(onA).toMatchObject({ isError: true, data: { count: 1, block: 100 } })
    expect(sentence(onA?.error)).toBe("Local Chain A isn't responding.")
    expect(onB).toMatchObject({ isSuccess: true, data: { count: 3, block: 101 } })
  })

  it('answers again as soon as it is back', async () => {
    const node = chainServer()
    node.mode = 'refused'
    const store = chainStore()
    expect(await ends(chainState.initiate(chainId), store)).toBe("Local Chain A isn't responding.")
    node.mode = 'up'
    expect(await ends(chainState.initiate(chainId, { forceRefetch: true }), store)).toMatchObject({ block: 100 })
  })

  it('says so when it refuses to answer', async () => {
    const node = chainServer()
    node.answers.eth_getBalance = () => {
      throw new RpcError(-32005, '<b>limit exceeded</b>')
    }
    expect(await ends(balances.initiate({ chainId, account }))).toBe("The network's node returned an error.")
  })

  it.each(['stakingTotals', 'stakes', 'vesting', 'vestingContract'])(
    'asks nothing for %s where the contract is not deployed',
    async (name) => {
      const chain = { ...chainA, contracts: { token: chainA.contracts.token } }
      const node = chainServer({ chain })
      const calls: Record<string, ApiCall> = {
        stakingTotals: stakingTotals.initiate(chainId),
        stakes: stakes.initiate(tenRows),
        vesting: vesting.initiate({ chainId, account }),
        vestingContract: vestingContract.initiate(chainId),
      }
      const call = calls[name]
      expect(call && (await ends(call, chainStore([chain])))).toBe('Not deployed on Local Chain A')
      expect(node.requests).toEqual([])
    },
  )

  it('is named by its id when it is not configured', async () => {
    expect(await ends(chainState.initiate(10))).toBe('Chain 10 is not configured.')
  })
})

describe('a node that lags behind', () => {
  const readTwice = async (later: { block: number; time: number; count: number }) => {
    const node = chainServer({ stakes: stakesOf(5) })
    const store = chainStore()
    await sendAll(store, [stakingTotals.initiate(chainId)])
    Object.assign(node.state, { block: later.block, time: later.time, stakes: stakesOf(later.count) })
    return ends(stakingTotals.initiate(chainId, { forceRefetch: true }), store)
  }
  const newest = { count: 5, block: 100 }
  const time = 1_800_000_000

  it('does not bring an older figure back', async () => {
    expect(await readTwice({ block: 98, time: time - 4, count: 4 })).toMatchObject(newest)
  })

  it('does not bring an older figure back from a block of the same second', async () => {
    expect(await readTwice({ block: 99, time, count: 4 })).toMatchObject(newest)
  })

  it('is no chain that was started anew: its figures are shown', async () => {
    expect(await readTwice({ block: 3, time: time + 60, count: 1 })).toMatchObject({ count: 1, block: 3 })
    expect(await readTwice({ block: 50, time: time - 86_400, count: 2 })).toMatchObject({ count: 2, block: 50 })
  })
})

const word = (value: number | bigint) => value.toString(16).padStart(64, '0')
const hostile: Record<string, unknown> = {
  'no text': 5,
  null: null,
  'a text': 'hello',
  'no bytes': '0x',
  'half a byte': '0x123',
  'half a word': '0x1234',
  'a list longer than its bytes': `0x${word(32)}${word(2n ** 255n)}`,
  'a list of ten thousand rows': `0x${word(32)}${word(10_000)}${word(0).repeat(10_000)}`,
  'an offset into nothing': `0x${word(2n ** 200n)}`,
}
it.each(Object.keys(hostile))('refuses %s for an answer', async (kind) => {
  const node = chainServer()
  node.answers.eth_call = () => hostile[kind]
  const unexpected = "The network's node sent an unexpected response."
  expect(await ends(vesting.initiate({ chainId, account }))).toBe(unexpected)
  expect(await ends(stakes.initiate(tenRows))).toBe(unexpected)
})

it.each([['eth_blockNumber'], ['eth_getBlockByNumber'], ['eth_getBalance']])(
  'refuses garbage from %s',
  async (method) => {
    for (const garbage of [null, 7, '', '0x', '0xzz', `0x${'f'.repeat(65)}`, {}, [], { number: '0x1', timestamp: 5 }]) {
      chainServer().answers[method] = () => garbage
      expect(await ends(balances.initiate({ chainId, account }))).toBe(
        "The network's node sent an unexpected response.",
      )
    }
  },
)

it('refuses a stake that began at no date', async () => {
  chainServer({ stakes: [{ ...stake(1), startTime: 9_000_000_000_000 }] })
  expect(await ends(stakes.initiate({ chainId, start: 0, end: 0 }))).toBe(
    "The network's node sent an unexpected response.",
  )
})
