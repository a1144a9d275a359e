import { account, otherAccount } from '../testing/fakeWallet'
import { ask, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import type { VirtualChain } from '../testing/virtual/virtualChain'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { recordPrefix } from './firstRecord'
import { hashOf } from './transactionFacts'

const said = listenInEachTest()

it('counts as unknown what a closed page has asked for, also while another page waits for the wallet', async () => {
  const { clock, openTab } = virtualWorld()
  const watcher = await openTab()
  const closed = await openTab()
  const other = await openTab()
  await ask(closed, 1)
  await clock.pass(100)
  closed.close()
  await ask(other, 2)
  await clock.pass(10_000)
  expect(states(watcher)).toEqual(['awaitingSignature', 'unknown'])
})

/** So many blocks that the one in which a nonce was used is no longer searched. */
function mineMany(chain: VirtualChain) {
  for (let block = 0; block < 140; block += 1) chain.mine()
}

it('counts as unknown, not as replaced, when what has used its number is not found, and finds its own later', async () => {
  const { chain, clock, tab } = await sent()
  chain.state.unindexed = 'all'
  mineMany(chain)
  await clock.pass(120_000)
  expect(states(tab)).toEqual(['unknown'])
  expect(JSON.stringify(tab.records())).toContain("the transaction that used it can't be found")
  chain.state.unindexed = undefined
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('finds what was sped up by its log when the block is too old to be searched for a number', async () => {
  const { chain, clock, tab, transaction } = await sent()
  const faster = chain.replace(transaction)
  mineMany(chain)
  await clock.pass(120_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(tab.records().map(hashOf)).toEqual([faster.hash])
})

it('takes no equal call with another number for what has replaced it', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.replace(transaction, { to: otherAccount, input: '0x' })
  chain.mine()
  chain.broadcast({ ...transaction, nonce: 1 })
  mineMany(chain)
  await clock.pass(600_000)
  expect(states(tab)).toEqual(['unknown'])
})

it('is confirmed by what replaced it with the same call, also if that is the hash of a dismissed one', async () => {
  const { chain, clock, tab, storage, openTab, transaction } = await sent()
  const [record] = tab.records()
  const { hash } = chain.replace(transaction)
  const dismissed = { ...record, id: 'dismissed', state: 'dismissed', hash, endedAt: clock.now() }
  storage.kept.set(`${recordPrefix}dismissed`, JSON.stringify(dismissed))
  tab.close()
  chain.mine()
  const later = await openTab()
  await clock.pass(20_000)
  expect(later.records().find(({ id }) => id === record?.id)).toMatchObject({ state: 'confirmed', hash })
})

it('takes the "Replaced" of an earlier version back when the nodes have its own transaction after all', async () => {
  const { chain, clock, tab, storage, openTab } = await sent()
  const [record] = tab.records()
  const replaced = { ...record, state: 'replaced', rev: 99, endedAt: clock.now(), notified: 'ended' }
  tab.close()
  storage.kept.set(`${recordPrefix}${record?.id}`, JSON.stringify(replaced))
  chain.mine()
  const later = await openTab()
  await clock.pass(20_000)
  expect(states(later)).toEqual(['confirmed'])
  expect(said).toEqual(['info: Confirmed after all: Vesting 1 Released'])
})

it('stays unknown while a node still shows as waiting what can no longer be mined', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.replace(transaction, { to: otherAccount, input: '0x' })
  mineMany(chain)
  await clock.pass(120_000)
  expect(states(tab)).toEqual(['unknown'])
  chain.state.pool.push(transaction)
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['unknown'])
})

it('finds what has its number in a block from before the request, after the chain was rolled back', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.rollBack(1)
  const { hash } = chain.replace(transaction, { to: account, input: '0x', value: '0x0' })
  chain.mine()
  await clock.pass(20_000)
  expect(tab.records()).toMatchObject([{ state: 'cancelled', replacedBy: hash }])
})
