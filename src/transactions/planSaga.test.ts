import { RpcError } from '../chain/rpc'
import { account, otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { releaseRequest, revert } from '../testing/virtual/requests'
import { confirm, review, reviewed } from '../testing/virtual/reviewed'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { planConfirmed, planRequested } from './transactionsSlice'

listenInEachTest()

it('shows what is signed before it asks the wallet, and asks with account, chain and gas named', async () => {
  const { tab, wallet } = await reviewed()
  expect(tab.plan()).toMatchObject({
    phase: 'review',
    next: { gas: '60000', description: { name: 'releaseVestedTokens', contract: 'vesting' } },
  })
  expect(wallet.requests).toEqual([])
  await confirm(tab)
  expect(wallet.requests[0]?.sent).toEqual({
    from: account,
    to: chainA.contracts.vesting,
    input: releaseRequest().call.data,
    value: '0x0',
    gas: '0xea60',
    chainId: '0x7a69',
  })
  expect(tab.plan()).toMatchObject({ phase: 'following', transactionId: tab.records()[0]?.id })
})

it('asks the wallet once for a double click', async () => {
  const { tab, wallet } = await reviewed()
  tab.store.dispatch(planConfirmed())
  tab.store.dispatch(planConfirmed())
  await turn()
  expect(wallet.requests).toHaveLength(1)
})

it('ignores a further request until the dialog of the one before is closed, also when that waits for its transaction', async () => {
  const { tab } = await reviewed()
  await confirm(tab)
  const plan = tab.plan()
  tab.store.dispatch(planRequested(releaseRequest(2)))
  await turn()
  expect(tab.plan()).toEqual(plan)
})

it.each<[string, (world: ReturnType<typeof virtualWorld>) => unknown, string]>([
  [
    'the dry run is refused',
    ({ chain }) => (chain.state.refuses = () => revert('No tokens to release')),
    'No tokens to release',
  ],
  [
    'the node refuses in its own words',
    ({ chain }) => (chain.state.refuses = () => new RpcError(-32000, 'backend db-3: <b>header not found</b>')),
    "The network's node returned an error.",
  ],
  ['the fee cannot be paid', ({ chain }) => (chain.state.balance = 1n), 'Not enough ETH for the network fee.'],
  ['the node is silent', ({ chain }) => (chain.state.down = true), "Local Chain A isn't responding."],
  ['no contract stands there', ({ chain }) => chain.state.contracts.clear(), 'Contract not found on this network'],
  [
    'another account is chosen',
    ({ wallet }) => (wallet.state.account = otherAccount),
    'Your wallet has a different account selected. Nothing was sent.',
  ],
])('refuses before the wallet opens when %s', async (_what, change, reason) => {
  const world = virtualWorld()
  const tab = await world.openTab()
  change(world)
  await review(tab)
  expect(tab.plan()).toMatchObject({ phase: 'refused', reason })
  await confirm(tab)
  expect(tab.records()).toEqual([])
  expect(world.wallet.requests).toEqual([])
})

describe('an account with code, whose fee another may pay', () => {
  it.each([
    ['signs without native coin', '0', 'review'],
    ['is refused when it has less than it sends', '2', 'refused'],
  ])('%s', async (_what, value, phase) => {
    const world = virtualWorld()
    const tab = await world.openTab()
    world.chain.state.contractWallets.add(account.toLowerCase())
    world.chain.state.balance = 1n
    const request = releaseRequest()
    await review(tab, { ...request, call: { ...request.call, value } })
    expect(tab.plan()?.phase).toBe(phase)
  })
})
