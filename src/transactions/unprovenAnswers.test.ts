import { account, otherAccount } from '../testing/fakeWallet'
import { bySafe } from '../testing/virtual/contractWallet'
import { releaseRequest } from '../testing/virtual/requests'
import { ask, asked, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { virtualWorld } from '../testing/virtual/virtualTab'
import type { Sent, VirtualChain, VirtualTransaction } from '../testing/virtual/virtualChain'
import { hashOf } from './transactionFacts'
import { selectNodes } from './transactionsSlice'

const said = listenInEachTest()

/** Hashes that a wallet may return although they are not of its request. */
const foreign: Record<string, (chain: VirtualChain, call: Sent) => VirtualTransaction> = {
  'equal call of a stranger': (chain, call) => chain.broadcast({ ...call, from: otherAccount }),
  'other call of this account': (chain, call) => chain.broadcast({ ...call, to: otherAccount, input: '0x' }),
}

it.each(Object.keys(foreign).flatMap((what) => [[what, true] as const, [what, false] as const]))(
  'never takes the hash of an %s for its own (mined: %s), says what it is, and finds its own',
  async (what, mined) => {
    const { chain, clock, tab, wish } = await asked()
    const { from, to, input, value } = wish.sent
    const other = foreign[what]?.(chain, { from, to, input, value })
    if (mined) chain.mine()
    wish.answer(other?.hash)
    await clock.pass(5_000)
    expect(tab.records()).toMatchObject([{ state: 'unknown', from: account }])
    expect(tab.records().map(hashOf)).toEqual([undefined])
    expect(JSON.stringify(tab.records())).toContain(
      `${other?.hash}, belongs to another transaction: from ${other?.from}`,
    )
    expect(said).toEqual([])
    wish.accept({ answer: false })
    chain.mine()
    await clock.pass(10_000)
    expect(states(tab)).toEqual(['confirmed'])
    expect(tab.records().map(hashOf)).toEqual([wish.transaction?.hash])
    expect(said).toEqual(['success: Vesting 1 Released'])
  },
)

/** A tab that has asked the wallet while a transaction that the account sent before was waiting. */
async function askedBehindAnother() {
  const world = virtualWorld()
  const { chain, wallet, openTab } = world
  const before = chain.broadcast({ from: account, to: otherAccount, input: '0x', value: '0x0' })
  const tab = await openTab()
  await ask(tab)
  return { ...world, before, tab, wish: wallet.requests[0] }
}

it('takes no transaction that waited before it asked for what has used its own number', async () => {
  const { chain, clock, tab, wish } = await askedBehindAnother()
  wish?.answer(`0x${'7'.repeat(64)}`)
  await clock.pass(5_000)
  chain.mine()
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['submitted'])
})

/** An unknown outcome of a request that was made after this transaction was mined. */
async function askedAfter(
  before: Partial<VirtualTransaction>,
  prepare: (chain: VirtualChain) => void = () => undefined,
) {
  const world = virtualWorld()
  const { chain, clock, wallet, openTab } = world
  prepare(chain)
  const { to, data } = releaseRequest().call
  const call = { from: account, to, input: data, value: '0x0' }
  chain.broadcast({ ...call, ...before, inner: call })
  chain.mine()
  const tab = await openTab()
  await ask(tab)
  wallet.requests[0]?.reject({ code: -32603, message: 'Internal error' })
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['unknown'])
  return { ...world, call, tab }
}

it('takes no equal transaction for its own that was mined before it asked, but one that was mined after', async () => {
  const { call, chain, clock, tab } = await askedAfter({})
  const { hash } = chain.broadcast(call)
  chain.mine()
  await clock.pass(10_000)
  expect(tab.records()).toMatchObject([{ state: 'confirmed', hash }])
})

it('takes no equal call of a contract wallet for its own that was mined before it asked, but one after', async () => {
  const { to, data } = releaseRequest().call
  const outer = { from: otherAccount, to: account, input: bySafe({ to, input: data, value: '0x0' }) }
  const { call, chain, clock, tab } = await askedAfter(outer, ({ state }) =>
    state.contractWallets.add(account.toLowerCase()),
  )
  const { hash } = chain.broadcast({ ...call, ...outer, inner: call })
  chain.mine()
  await clock.pass(10_000)
  expect(tab.records()).toMatchObject([{ state: 'confirmed', hash }])
})

it('finds one that failed on chain though the wallet sent it in place of another that waited', async () => {
  const { before, chain, clock, tab, wish } = await askedBehindAnother()
  chain.drop(before)
  Object.assign(wish?.accept({ answer: false }) ?? {}, { fails: true })
  wish?.reject({ code: -32603 })
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['reverted'])
})

it('closes nothing because a node lags, and says so', async () => {
  const { chain, clock, tab } = await sent()
  for (let block = 0; block < 12; block += 1) chain.mine()
  await clock.pass(6_000)
  chain.state.lag = 10
  await clock.pass(100_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(selectNodes(tab.store.getState(), chain.config.id)?.behind).toBe(10)
  chain.state.lag = 0
  await clock.pass(20_000)
  expect(selectNodes(tab.store.getState(), chain.config.id)?.behind).toBe(0)
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('takes nothing for cancelled by the word of a node that lags', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.replace(transaction, { to: account, input: '0x' })
  chain.state.unindexed = 'all'
  chain.mine()
  chain.mine()
  await clock.pass(5_000)
  Object.assign(chain.state, { lag: 1, unindexed: undefined })
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['replacedMaybe'])
  chain.state.lag = 0
  await clock.pass(5_000)
  expect(states(tab)).toEqual(['cancelled'])
})

it('waits on when the node lags behind the block it was asked at', async () => {
  const { chain, clock, tab } = await sent()
  chain.mine()
  chain.state.lag = 2
  await clock.pass(100_000)
  expect(states(tab)).toEqual(['pending'])
  chain.state.lag = 0
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('says after minutes that the chain was put back, that it is there again, and the same of a second time', async () => {
  const { chain, clock, tab } = await sent()
  chain.mine()
  chain.mine()
  await clock.pass(10_000)
  chain.rollBack(2)
  await clock.pass(150_000)
  expect([states(tab), said]).toEqual([['confirmed'], ['success: Vesting 1 Released']])
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['submitted'])
  expect(said.slice(1)).toEqual([
    expect.stringContaining('dropped its last 2 blocks'),
    expect.stringContaining('No longer confirmed: '),
  ])
  chain.comeBack()
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(said.slice(3)).toEqual(['info: Confirmed again: Vesting 1 Released'])
  chain.rollBack(2)
  await clock.pass(210_000)
  expect(said.slice(4)).toContainEqual(expect.stringContaining('dropped its last 2 blocks'))
})

it.each(['receipts', 'all'] as const)(
  'says nothing of a block that is there though its answers are missing (%s)',
  async (gap) => {
    const { chain, clock, tab } = await sent()
    chain.mine()
    await clock.pass(5_000)
    chain.state.unindexed = gap
    await clock.pass(20_000)
    expect(states(tab)).toEqual(['confirmed'])
    chain.state.unindexed = undefined
    await clock.pass(20_000)
    expect(said).toEqual(['success: Vesting 1 Released'])
  },
)
