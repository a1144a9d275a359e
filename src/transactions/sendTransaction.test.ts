import { account, otherAccount } from '../testing/fakeWallet'
import { beforeNonceReads, releaseRequest } from '../testing/virtual/requests'
import { confirm, review, reviewed } from '../testing/virtual/reviewed'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { refusal } from '../testing/virtual/virtualWallet'
import { virtualWorld, type VirtualTab } from '../testing/virtual/virtualTab'
import type { PlanRequest } from './plan'
import { hashOf } from './transactionFacts'
import { planClosed, stopWaitingRequested, transactionChanged } from './transactionsSlice'

const said = listenInEachTest()

async function asked(request?: PlanRequest) {
  const world = await reviewed(request)
  const { tab, wallet } = world
  await confirm(tab)
  return { ...world, states: () => tab.records().map(({ state }) => state), wish: wallet.requests[0] }
}

async function askedWithDraft() {
  const world = await asked(releaseRequest(1, { drafts: ['amount'] }))
  world.tab.session.setItem('amount', '5')
  return world
}

const nothing = 'Nothing was sent.'

/** Why nothing was sent, as the open dialog says it; without any message. */
function reasons(tab: VirtualTab) {
  expect(said).toEqual([])
  return tab.records().flatMap((record) => ('reason' in record ? [record.reason] : []))
}

it('goes from the signature to the confirmation, says the stated words once and forgets the drafts', async () => {
  const { wish, chain, clock, tab, states } = await askedWithDraft()
  expect(states()).toEqual(['awaitingSignature'])
  wish?.accept()
  await turn()
  await clock.pass(2_000)
  expect(states()).toEqual(['pending'])
  expect(tab.session.getItem('amount')).toBe('5')
  chain.mine()
  await clock.pass(3_000)
  expect(states()).toEqual(['confirmed'])
  expect(said).toEqual(['success: Vesting 1 Released'])
  expect(tab.session.getItem('amount')).toBeNull()
})

it('keeps the drafts when it fails on chain, and says so', async () => {
  const { wish, chain, clock, tab, states } = await askedWithDraft()
  const sent = wish?.accept()
  if (sent) sent.fails = true
  chain.mine()
  await clock.pass(3_000)
  expect(states()).toEqual(['reverted'])
  expect(said).toEqual(['error: Release Vesting: Failed on the network'])
  expect(tab.session.getItem('amount')).toBe('5')
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

const nonceTooLow = { code: -32000, message: 'nonce too low' }

it.each([
  ['the nonce has been used meanwhile', false],
  ['the nodes do not say whether it has been used', true],
])('takes an outdated nonce for an unknown outcome when %s, and finds what was mined', async (_when, down) => {
  const { wish, chain, clock, states } = await asked()
  wish?.accept({ answer: false })
  chain.mine()
  chain.state.down = down
  wish?.reject(nonceTooLow)
  await turn()
  chain.state.down = false
  await clock.pass(10_000)
  expect(states()).toEqual(['confirmed'])
})

it.each([
  [{ code: -32603, message: 'Internal error' }],
  [{ code: -32603, data: { code: -32002, message: 'request timed out' } }],
  [{ code: 4900 }],
  [undefined],
  ['already known'],
])('takes %j for an unknown outcome, never for a failure, and finds what was mined all the same', async (error) => {
  const { wish, chain, clock, states } = await asked()
  wish?.accept({ answer: false })
  wish?.reject(error)
  await turn()
  expect(states()).toEqual(['unknown'])
  chain.mine()
  await clock.pass(10_000)
  expect(states()).toEqual(['confirmed'])
})

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

it.each([account, account.toLowerCase()])(
  'sends nothing from a second tab while the first waits for the wallet, where that calls its account %s',
  async (from) => {
    const { openTab, wallet } = await asked()
    const second = await openTab()
    await review(second, releaseRequest(2, { from }))
    await confirm(second)
    expect(wallet.requests).toHaveLength(1)
    expect(second.records().map(({ state }) => state)).toContain('notSent')
    expect(reasons(second)).toEqual([expect.stringContaining('already in progress in another tab')])
  },
)

it('says after the page was closed before the wallet was asked that nothing came of it', async () => {
  const { tab, openTab, wallet, clock } = await reviewed()
  wallet.state.silent = true
  await confirm(tab)
  tab.close()
  const next = await openTab()
  await clock.pass(5_000)
  expect(next.records()).toMatchObject([{ state: 'notSent' }])
  expect(wallet.requests).toEqual([])
})

it.each([
  ['account', { account: otherAccount }, 'Your wallet has a different account selected.'],
  ['lock', { account: '' }, 'Your wallet is locked or not connected to this site. Unlock it and try again.'],
  ['network', { chainId: 1 }, 'Your wallet is on a different network now.'],
  ['wallet', { connected: false }, 'The wallet is no longer connected.'],
])('sends nothing when the %s has changed since the review', async (_what, changed, text) => {
  const { tab, wallet } = await reviewed()
  Object.assign(wallet.state, changed)
  await confirm(tab)
  expect(wallet.requests).toEqual([])
  expect(reasons(tab)).toEqual([`${text} ${nothing}`])
})

it.each([
  ['account', { account: otherAccount }, 'Your wallet has a different account selected.'],
  ['network', { chainId: 1 }, 'Your wallet is on a different network now.'],
])(
  'sends nothing when the %s changes while the nodes are read after the confirmation',
  async (_what, changed, text) => {
    const { tab, chain, wallet } = await reviewed()
    beforeNonceReads(chain, () => Object.assign(wallet.state, changed))
    await confirm(tab)
    expect(wallet.requests).toEqual([])
    expect(reasons(tab)).toEqual([`${text} ${nothing}`])
  },
)

it('signs with the account that was connected although the wallet names something before it that is no address', async () => {
  const world = virtualWorld()
  world.wallet.state.before.push('', 'me@example.com')
  const tab = await world.openTab()
  await review(tab)
  await confirm(tab)
  expect(world.wallet.requests.map(({ sent }) => sent.from)).toEqual([account])
})

it('sends nothing when the wallet does not answer at all', async () => {
  const { tab, clock, wallet } = await reviewed()
  wallet.state.silent = true
  await confirm(tab)
  await clock.pass(10_000)
  expect(wallet.requests).toEqual([])
  expect(reasons(tab)).toEqual([`Your wallet isn't responding. Open it and try again. ${nothing}`])
})

it('sends nothing that it could not write down before', async () => {
  const { tab, storage, wallet } = await reviewed()
  storage.state.full = true
  await confirm(tab)
  expect(wallet.requests).toEqual([])
  expect(tab.records()).toMatchObject([{ state: 'notSent' }])
  expect(reasons(tab)).toEqual([expect.stringMatching(/storage is full or blocked.* remove finished transactions/)])
})

it('sends nothing for a record that was closed while the nodes were read, which says that nothing was sent', async () => {
  const { chain, tab, wallet } = await reviewed()
  beforeNonceReads(chain, () => {
    for (const { id } of tab.records()) tab.store.dispatch(transactionChanged(id, { type: 'orphaned', at: 1 }))
  })
  await confirm(tab)
  expect(tab.records()).toMatchObject([{ state: 'notSent' }])
  expect(wallet.requests).toEqual([])
})

it('sends nothing when the node falls silent between review and confirmation', async () => {
  const { tab, chain, wallet } = await reviewed()
  chain.state.down = true
  await confirm(tab)
  expect(wallet.requests).toEqual([])
  expect(reasons(tab)).toEqual([`Local Chain A isn't responding. ${nothing}`])
})
