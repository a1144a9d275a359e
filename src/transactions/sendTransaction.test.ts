import { RpcError } from '../chain/rpc'
import { addVestingSchedule } from '../chain/contracts'
import { account, otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { beneficiary, releaseRequest } from '../testing/virtual/requests'
import { listen } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { refusal } from '../testing/virtual/virtualWallet'
import { virtualWorld, type VirtualTab } from '../testing/virtual/virtualTab'
import type { PlanRequest } from './plan'
import { hashOf } from './transaction'
import { planClosed, planConfirmed, planRequested, stopWaitingRequested } from './transactionsSlice'

let said: string[]
beforeEach(() => {
  said = listen()
})

async function ask(tab: VirtualTab, request: PlanRequest = releaseRequest()) {
  tab.store.dispatch(planRequested(request))
  await turn()
}
async function confirm(tab: VirtualTab) {
  tab.store.dispatch(planConfirmed())
  await turn()
}
async function asked(request?: PlanRequest) {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab, request)
  await confirm(tab)
  return { ...world, tab, states: () => tab.records().map(({ state }) => state), wish: world.wallet.requests[0] }
}

const nothing = 'Nothing was sent.'

/** What the open sheet says on why nothing was sent; no message besides. */
function reasons(tab: VirtualTab) {
  expect(said).toEqual([])
  return tab.records().flatMap((record) => ('reason' in record ? [record.reason] : []))
}

it('shows what is signed before it asks the wallet, and asks with account, chain and gas named', async () => {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  expect(tab.plan()).toMatchObject({
    phase: 'review',
    next: { gas: '60000', description: { name: 'releaseVestedTokens', contract: 'vesting' } },
  })
  expect(world.wallet.requests).toEqual([])
  await confirm(tab)
  expect(world.wallet.requests[0]?.sent).toEqual({
    from: account,
    to: chainA.contracts.vesting,
    input: releaseRequest().call.data,
    value: '0x0',
    gas: '0xea60',
    chainId: '0x7a69',
  })
  expect(tab.plan()).toMatchObject({ phase: 'following', transactionId: tab.records()[0]?.id })
})

it('goes from the signature to the confirmation, says the stated words once and forgets the drafts', async () => {
  const { wish, chain, clock, tab, states } = await asked(releaseRequest(1, { drafts: ['vesting-amount'] }))
  expect(states()).toEqual(['awaitingSignature'])
  wish?.accept()
  await turn()
  await clock.pass(2_000)
  expect(states()).toEqual(['pending'])
  expect(tab.dropped).toEqual([])
  chain.mine()
  await clock.pass(3_000)
  expect(states()).toEqual(['confirmed'])
  expect(said).toEqual(['success: Vesting 1 Released'])
  expect(tab.dropped).toEqual(['vesting-amount'])
})

it('keeps the drafts when it fails on chain, and says so', async () => {
  const { wish, chain, clock, tab, states } = await asked(releaseRequest(1, { drafts: ['vesting-amount'] }))
  const sent = wish?.accept()
  if (sent) sent.fails = true
  chain.mine()
  await clock.pass(3_000)
  expect(states()).toEqual(['reverted'])
  expect(said).toEqual(['error: Failed on chain'])
  expect(tab.dropped).toEqual([])
})

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'rejected', 'User rejected request.'],
  [{ code: -32002, message: 'pending' }, 'notSent', 'A request is already open in your wallet. Open it.'],
  [{ code: -32000, message: 'insufficient funds for gas' }, 'notSent', 'Not enough ETH for the network fee.'],
])(
  'takes %j for a certain no: %s, and says it as a message only where no open sheet does',
  async (error, state, text) => {
    const { wish, states, tab } = await asked()
    wish?.reject(error)
    await turn()
    expect(states()).toEqual([state])
    expect(tab.records()).toMatchObject([{ reason: text }])
    expect(said).toEqual([])

    const closed = await asked()
    closed.tab.store.dispatch(planClosed())
    closed.wish?.reject(error)
    await turn()
    expect(said).toEqual([`error: ${text}`])
  },
)

it.each([[{ code: -32603, message: 'Internal error' }], [{ code: 4900 }], [undefined], ['already known']])(
  'takes %j for an unknown outcome, never for a failure, and finds what was mined all the same',
  async (error) => {
    const { wish, chain, clock, states } = await asked()
    wish?.accept({ answer: false })
    wish?.reject(error)
    await turn()
    expect(states()).toEqual(['unknown'])
    chain.mine()
    await clock.pass(10_000)
    expect(states()).toEqual(['confirmed'])
  },
)

it('takes the hash that an error brings along', async () => {
  const { wish, tab, states } = await asked()
  const sent = wish?.accept({ answer: false })
  wish?.reject({ code: 'NETWORK_ERROR', info: { sendTransactionHash: sent?.hash } })
  await turn()
  expect(states()).toEqual(['pending'])
  expect(tab.records().map(hashOf)).toEqual([sent?.hash])
})

it('still takes the hash that comes after nobody waited any more, and the refusal', async () => {
  const { wish, tab, states } = await asked()
  tab.store.dispatch(stopWaitingRequested(tab.records()[0]?.id ?? ''))
  await turn()
  expect(states()).toEqual(['unknown'])
  tab.store.dispatch(planClosed())
  wish?.accept()
  await turn()
  expect(states()).toEqual(['pending'])

  const other = await asked()
  other.tab.store.dispatch(stopWaitingRequested(other.tab.records()[0]?.id ?? ''))
  other.wish?.reject(refusal)
  await turn()
  expect(other.states()).toEqual(['rejected'])
})

it('asks the wallet once for a double click', async () => {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  tab.store.dispatch(planConfirmed())
  tab.store.dispatch(planConfirmed())
  await turn()
  expect(world.wallet.requests).toHaveLength(1)
})

it('sends nothing from a second tab while the first waits for the wallet', async () => {
  const { openTab, wallet } = await asked()
  const second = await openTab()
  await ask(second)
  await confirm(second)
  expect(wallet.requests).toHaveLength(1)
  expect(second.records().map(({ state }) => state)).toContain('notSent')
  expect(reasons(second)).toEqual([expect.stringContaining('already in progress in another tab')])
})

it.each([
  ['account', { account: otherAccount }, 'Your wallet has a different account selected.'],
  ['network', { chainId: 1 }, 'Your wallet is on a different network now.'],
  ['wallet', { connected: false }, 'The wallet is no longer connected.'],
])('sends nothing when the %s has changed since the review', async (_what, changed, text) => {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  Object.assign(world.wallet.state, changed)
  await confirm(tab)
  expect(world.wallet.requests).toEqual([])
  expect(reasons(tab)).toEqual([`${text} ${nothing}`])
})

it('signs with the account that was connected although the wallet names something before it that is no address', async () => {
  const world = virtualWorld()
  world.wallet.state.before.push('', 'me@example.com')
  const tab = await world.openTab()
  await ask(tab)
  await confirm(tab)
  expect(world.wallet.requests.map(({ sent }) => sent.from)).toEqual([account])
})

it('sends nothing when the wallet does not answer at all', async () => {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  world.wallet.state.silent = true
  await confirm(tab)
  await world.clock.pass(10_000)
  expect(reasons(tab)).toEqual([`Your wallet isn't responding. Open it and try again. ${nothing}`])
})

it('sends nothing that it could not write down before', async () => {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  world.storage.state.full = true
  await confirm(tab)
  expect(world.wallet.requests).toEqual([])
  expect(tab.records()).toMatchObject([{ state: 'notSent' }])
  expect(reasons(tab)).toEqual([expect.stringMatching(/storage is full or blocked.* remove finished transactions/)])
})

it('sends nothing when the node falls silent between review and confirmation', async () => {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  world.chain.state.down = true
  await confirm(tab)
  expect(world.wallet.requests).toEqual([])
  expect(reasons(tab)).toEqual([`Local Chain A isn't responding. ${nothing}`])
})

const revert = (text: string) => new RpcError(3, `execution reverted: ${text}`)

it.each<[string, (world: ReturnType<typeof virtualWorld>) => unknown, string]>([
  [
    'the dry run is refused',
    ({ chain }) => (chain.state.refuses = () => revert('No tokens to release')),
    'No tokens to release',
  ],
  ['the fee cannot be paid', ({ chain }) => (chain.state.balance = 1n), 'Not enough ETH for the network fee.'],
  ['the node is silent', ({ chain }) => (chain.state.down = true), "Local Chain A isn't responding."],
  ['no contract stands there', ({ chain }) => chain.state.contracts.clear(), 'Contract not found on this network'],
  [
    'another account is chosen',
    ({ wallet }) => (wallet.state.account = otherAccount),
    `Your wallet has a different account selected. ${nothing}`,
  ],
])('refuses before the wallet opens when %s', async (_what, change, reason) => {
  const world = virtualWorld()
  const tab = await world.openTab()
  change(world)
  await ask(tab)
  expect(tab.plan()).toMatchObject({ phase: 'refused', reason })
  await confirm(tab)
  expect(tab.records()).toEqual([])
  expect(world.wallet.requests).toEqual([])
})

it('approves exactly the amount first, and asks anew before the write', async () => {
  const vesting = chainA.contracts.vesting ?? ''
  const terms = { account: beneficiary(1), amount: 1_000n, cliff: 1n, duration: 10n }
  const request: PlanRequest = {
    ...releaseRequest(1, { kind: 'addVesting', done: 'Vesting Added' }),
    call: addVestingSchedule(vesting, terms),
    spends: { spender: vesting, amount: '1000' },
  }
  const world = virtualWorld()
  const { chain, wallet, clock } = world
  const allowed = () => chain.mined().length > 0
  chain.state.refuses = ({ to }) => (to === vesting && !allowed() ? revert('ERC20: insufficient allowance') : undefined)
  const tab = await world.openTab()
  await ask(tab, request)
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
