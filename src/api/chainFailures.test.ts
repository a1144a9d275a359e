import { RpcError } from '../chain/rpc'
import { ends, stake, stakesOf, tenRows } from '../testing/chainReads'
import { chainServer } from '../testing/chainServer'
import { chainStore } from '../testing/chainStore'
import { account } from '../testing/fakeWallet'
import { sendAll, type ApiCall } from '../testing/requests'
import { chainA, chainB } from '../testing/testChains'
import { chainApi } from './chainApi'
import { failureOf } from './errors'

const { chainState, stakingTotals, stakes, vesting, vestingContract, balances } = chainApi.endpoints
const chainId = chainA.id

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
    expect(failureOf(onA?.error)?.text).toBe("Local Chain A isn't responding.")
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

  it('says that the node returned an error', async () => {
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
    expect(await readTwice({ block: 98, time: time - 300, count: 4 })).toMatchObject(newest)
  })

  it('does not bring an older figure back from a block of the same second', async () => {
    expect(await readTwice({ block: 99, time, count: 4 })).toMatchObject(newest)
  })

  it('is no chain that was started anew: its figures are shown', async () => {
    expect(await readTwice({ block: 3, time: time + 60, count: 1 })).toMatchObject({ count: 1, block: 3 })
    expect(await readTwice({ block: 50, time: time - 301, count: 2 })).toMatchObject({ count: 2, block: 50 })
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
