import { waitFor } from '@testing-library/react'
import { stakesOf, tenRows, vested } from '../testing/chainReads'
import { chainServer } from '../testing/chainServer'
import { chainStore } from '../testing/chainStore'
import { account } from '../testing/fakeWallet'
import { sendAll, settled } from '../testing/requests'
import { chainA } from '../testing/testChains'
import { accountApi } from './accountApi'
import { chainApi } from './chainApi'
import { chainBaseApi } from './chainBaseApi'

const chainId = chainA.id
const { chainState, stakingTotals, stakes, vesting, vestingContract, balances } = chainApi.endpoints
const { account: accountOn, transactionOn } = accountApi.endpoints

/** Reads all there is of a chain at its block 100; `readAgain` gives the names of those that are of another block then. */
async function readAll() {
  const node = chainServer({ stakes: stakesOf(1), ...vested })
  const store = chainStore()
  await sendAll(store, [
    chainState.initiate(chainId),
    stakingTotals.initiate(chainId),
    stakes.initiate(tenRows),
    vesting.initiate({ chainId, account }),
    vestingContract.initiate(chainId),
    balances.initiate({ chainId, account }),
    accountOn.initiate({ chainId, account }),
  ])
  const readAgain = async (tags: Parameters<typeof chainBaseApi.util.invalidateTags>[0]) => {
    store.dispatch(chainBaseApi.util.invalidateTags(tags))
    await settled(store)
    return Object.values(store.getState().chains.queries).flatMap((query) =>
      query?.endpointName && !JSON.stringify(query.data).includes('"block":100') ? [query.endpointName] : [],
    )
  }
  return { node, readAgain }
}

const all = ['account', 'balances', 'chainState', 'stakes', 'stakingTotals', 'vesting', 'vestingContract']

it.each([
  [['Stake'], ['stakes', 'stakingTotals']],
  [['Vesting'], ['vesting', 'vestingContract']],
  [['Balance'], ['account', 'balances']],
  [['Chain'], all],
] as const)('reads again of what may have changed with %j: %j', async (tags, names) => {
  const { node, readAgain } = await readAll()
  node.mine()
  expect((await readAgain([...tags])).sort()).toEqual(names)
})

it('lets no node that lags behind bring an older figure of any kind back', async () => {
  const { node, readAgain } = await readAll()
  Object.assign(node.state, { block: 98, time: node.state.time - 4 })
  const before = node.requests.length
  expect(await readAgain(['Chain'])).toEqual([])
  expect(node.requests.length).toBeGreaterThan(before)
})

it('asks anew for a transaction that is looked up again', async () => {
  const { answers } = chainServer()
  const store = chainStore()
  const lookUp = async () => {
    const asked = store.dispatch(transactionOn.initiate({ hash: '0x1', chainIds: [chainId] }))
    const { data } = await asked
    asked.unsubscribe()
    await waitFor(() => expect(store.getState().chains.queries).toEqual({}))
    return data
  }
  answers.eth_getTransactionByHash = () => null
  expect(await lookUp()).toEqual({ found: [], unread: [] })
  answers.eth_getTransactionByHash = () => ({ from: account })
  expect(await lookUp()).toEqual({ found: [{ chainId, from: account }], unread: [] })
})
