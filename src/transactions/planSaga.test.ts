import { addVestingSchedule } from '../chain/contracts'
import { RpcError } from '../chain/rpc'
import { account, otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { beneficiary, releaseRequest } from '../testing/virtual/requests'
import { confirm, review, reviewed } from '../testing/virtual/reviewed'
import { listen } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { connected } from '../wallet/walletSlice'
import type { PlanRequest } from './plan'
import { planClosed, planConfirmed, planRequested, resendRequested } from './transactionsSlice'

let said: string[]
beforeEach(() => {
  said = listen()
})

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

const revert = (text: string) => new RpcError(3, `execution reverted: ${text}`)

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

const vesting = chainA.contracts.vesting ?? ''
const terms = { account: beneficiary(1), amount: 1_000n, cliff: 1n, duration: 10n }
const adding: PlanRequest = {
  ...releaseRequest(1, { kind: 'addVesting', done: 'Vesting Added' }),
  call: addVestingSchedule(vesting, terms),
  spends: { spender: vesting, amount: '1000' },
}

/** A tab that shows the approval of a request to add vesting; the approval counts for the nodes when `mayCount` says so. */
async function approving(mayCount: () => boolean = () => true) {
  const world = virtualWorld()
  const { chain } = world
  const isAllowed = () => chain.mined().length > 0 && mayCount()
  chain.state.refuses = ({ to }) =>
    to === vesting && !isAllowed() ? revert('ERC20: insufficient allowance') : undefined
  const tab = await world.openTab()
  await review(tab, adding)
  return { ...world, tab }
}

it.each([
  ['rejected', { code: 4001 }],
  ['notSent', { code: 4100 }],
])('goes on to no write after an approval that ends as %s', async (state, error) => {
  const { tab, wallet } = await approving()
  await confirm(tab)
  wallet.requests[0]?.reject(error)
  await turn()
  expect(tab.records()).toMatchObject([{ state }])
  expect(tab.plan()).toMatchObject({ step: 1, phase: 'following' })
})

it('asks again for the write while the node that answers does not have the approval yet', async () => {
  let late = 3
  const { tab, wallet, chain, clock } = await approving(() => (late -= 1) < 0)
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(15_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'review', next: { kind: 'addVesting' } })
})

it('refuses the write when the approval still is too small after some time, and approves no second time', async () => {
  const { tab, wallet, chain, clock } = await approving(() => false)
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(3_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'checking' })
  await clock.pass(30_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'refused', reason: 'ERC20: insufficient allowance' })
  expect(wallet.requests).toHaveLength(1)
})

it('approves exactly the amount first, and asks anew before the write', async () => {
  const { tab, wallet, chain, clock } = await approving()
  expect(tab.plan()).toMatchObject({
    step: 1,
    steps: 2,
    phase: 'review',
    next: { kind: 'approve', description: { name: 'approve', fields: [{}, { value: '1000' }] } },
  })
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(3_000)
  expect(said).toEqual([])
  expect(tab.plan()).toMatchObject({ step: 2, steps: 2, phase: 'review', next: { kind: 'addVesting' } })
  expect(wallet.requests).toHaveLength(1)
  await confirm(tab)
  wallet.requests[1]?.accept()
  chain.mine()
  await clock.pass(3_000)
  expect(said).toEqual(['success: Vesting Added'])
})

it('goes on to the write after an approval that was dropped and sent again from its dialog', async () => {
  const { tab, wallet, chain, clock } = await approving()
  await confirm(tab)
  const first = wallet.requests[0]?.accept()
  await clock.pass(3_000)
  if (first) chain.drop(first)
  await clock.pass(180_000)
  tab.store.dispatch(resendRequested(tab.records()[0]?.id ?? ''))
  await turn()
  wallet.requests[1]?.accept()
  chain.mine()
  await clock.pass(30_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'review', next: { kind: 'addVesting' } })
  expect(wallet.requests).toHaveLength(2)
})

describe('an approval that an earlier page has sent', () => {
  /** The page after a reload, with the approval's hash known and nothing mined. */
  async function sent() {
    const world = await approving()
    await confirm(world.tab)
    const hash = world.wallet.requests[0]?.accept()
    await turn()
    world.tab.close()
    return { ...world, hash, tab: await world.openTab(world.tab.session) }
  }

  it('is waited for when the same is due again, and the write follows', async () => {
    const { tab, wallet, chain, clock } = await sent()
    await review(tab, adding)
    const [approval] = tab.records()
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following', transactionId: approval?.id })
    expect(tab.plan()).toMatchObject({ isEarlier: true })
    chain.mine()
    await clock.pass(3_000)
    expect(tab.plan()).toMatchObject({ step: 2, steps: 2, phase: 'review', next: { kind: 'addVesting' } })
    await confirm(tab)
    expect(tab.plan()).toMatchObject({ phase: 'following', isEarlier: false })
    expect(wallet.requests).toHaveLength(2)
  })

  it('is not waited for when another amount is due', async () => {
    const { tab } = await sent()
    await review(tab, { ...adding, spends: { spender: vesting, amount: '1001' } })
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'review', next: { kind: 'approve' } })
  })

  it('is not waited for by another account', async () => {
    const { tab, wallet } = await sent()
    wallet.state.account = otherAccount
    tab.store.dispatch(connected({ id: 'test', name: 'Test Wallet', account: otherAccount, chainId: chainA.id }))
    await review(tab, { ...adding, from: otherAccount })
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'review', next: { kind: 'approve' } })
  })

  it('is not waited for once it is mined, because it may be used up', async () => {
    const { tab, chain, clock } = await sent()
    chain.mine()
    await clock.pass(3_000)
    expect(tab.records()).toMatchObject([{ state: 'confirmed' }])
    chain.state.refuses = ({ to }) => (to === vesting ? revert('ERC20: insufficient allowance') : undefined)
    await review(tab, adding)
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'review', next: { kind: 'approve' } })
  })
})

describe('an approval whose answer was lost, which is still on its way when the next one is reviewed', () => {
  /** The review of a second approval in the tab that was reloaded before the wallet's answer to the first one came. */
  async function again() {
    const world = await approving()
    await confirm(world.tab)
    world.wallet.requests[0]?.accept()
    world.tab.close()
    const tab = await world.openTab(world.tab.session)
    await review(tab, adding)
    expect(tab.plan()).toMatchObject({ phase: 'review', next: { kind: 'approve' } })
    return { ...world, tab }
  }

  it('shows the write in its place when it is confirmed by then, and asks the wallet for no second approval', async () => {
    const { tab, wallet, chain } = await again()
    chain.mine()
    await confirm(tab)
    expect(tab.plan()).toMatchObject({ step: 1, steps: 1, phase: 'review', next: { kind: 'addVesting' } })
    expect(wallet.requests).toHaveLength(1)
    expect(tab.records()).toHaveLength(1)
    await confirm(tab)
    expect(wallet.requests).toHaveLength(2)
    const sent = tab.records().map(({ kind, state }) => `${kind} ${state}`)
    expect(sent.sort()).toEqual(['addVesting awaitingSignature', 'approve submitted'])
  })

  it('is asked for as it was shown when the first one does not count yet', async () => {
    const { tab, wallet } = await again()
    await confirm(tab)
    expect(wallet.requests).toHaveLength(2)
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following' })
  })

  it('asks the wallet for nothing when it is closed while the network is asked again', async () => {
    const { tab, wallet, chain } = await again()
    chain.mine()
    tab.store.dispatch(planConfirmed())
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'checking' })
    tab.store.dispatch(planClosed())
    await turn()
    expect(tab.plan()).toBeUndefined()
    expect(wallet.requests).toHaveLength(1)
  })

  it('is not asked for when another account is chosen by then, which may be tried again', async () => {
    const { tab, wallet } = await again()
    wallet.state.account = otherAccount
    await confirm(tab)
    expect(wallet.requests).toHaveLength(1)
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following' })
    const reason = 'Your wallet has a different account selected. Nothing was sent.'
    expect(tab.records()).toContainEqual(expect.objectContaining({ state: 'notSent', reason }))
  })

  it('says why, and asks the wallet for nothing, when the network cannot be asked again', async () => {
    const { tab, wallet, chain } = await again()
    chain.state.down = true
    await confirm(tab)
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'refused', reason: "Local Chain A isn't responding." })
    expect(wallet.requests).toHaveLength(1)
    expect(tab.records()).toHaveLength(1)
  })
})
