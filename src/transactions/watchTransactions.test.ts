import { account, otherAccount } from '../testing/fakeWallet'
import { bySafe } from '../testing/virtual/contractWallet'
import { listenInEachTest } from '../testing/virtual/talk'
import { asked, sent, states } from '../testing/virtual/sentOnce'
import { turn } from '../testing/virtual/virtualBrowser'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { hashOf, isStalled } from './transactionFacts'
import { dismissRequested, recheckRequested, selectNodes, selectUnreadable } from './transactionsSlice'

const said = listenInEachTest()

it('stays "submitted" when it was dropped, stalls after five minutes and not before, and sends nothing again', async () => {
  const { chain, clock, tab, transaction, wallet } = await sent()
  chain.drop(transaction)
  await clock.pass(10 * 60_000)
  const [record] = tab.records()
  if (record?.state !== 'submitted') throw new Error('It is not submitted any more')
  const { submittedAt } = record
  expect([300_000, 300_001].map((later) => isStalled(record, submittedAt + later))).toEqual([false, true])
  expect(wallet.requests).toHaveLength(1)
  expect(chain.state.pool).toEqual([])
})

it('takes a success back when the chain does, says so once, and once when it is there again', async () => {
  const { chain, clock, tab } = await sent()
  chain.mine()
  await clock.pass(3_000)
  chain.reorganise(1)
  await clock.pass(6_000)
  expect(states(tab)).toEqual(['pending'])
  chain.mine()
  await clock.pass(6_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(said).toEqual([
    'success: Vesting 1 Released',
    'error: No longer confirmed: "Vesting 1 Released". The network dropped its block, so the transaction is pending again.',
    'info: Confirmed again: Vesting 1 Released',
  ])
})

it('closes what was sent to a chain that was started afresh', async () => {
  const { chain, clock, tab } = await sent()
  chain.state.down = true
  await clock.pass(10_000)
  chain.restart()
  chain.state.down = false
  await clock.pass(70_000)
  expect(states(tab)).toEqual(['chainReset'])
})

it('flags silent nodes, asks less and less often, and goes on when they are back', async () => {
  const { chain, clock, tab } = await sent()
  const asking = jest.spyOn(chain.rpc, 'request')
  chain.state.down = true
  await clock.pass(10 * 60_000)
  expect(selectNodes(tab.store.getState(), chain.config.id)?.silentSince).toBeGreaterThan(0)
  expect(asking.mock.calls.length).toBeLessThan(25)
  expect(states(tab)).toEqual(['pending'])
  chain.state.down = false
  chain.mine()
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(selectNodes(tab.store.getState(), chain.config.id)?.silentSince).toBeUndefined()
})

it.each([
  ['while the wallet was open', false],
  ['after it was sent', true],
])('goes on after a reload %s, and finds what was mined meanwhile', async (_when, heard) => {
  const { chain, clock, tab, wish, openTab, wallet } = await asked()
  if (heard) wish.accept()
  await turn()
  tab.close()
  if (!heard) wish.accept()
  chain.mine()
  const again = await openTab(tab.session)
  await clock.pass(6_000)
  expect(states(again)).toEqual(['confirmed'])
  expect(said).toEqual(['success: Vesting 1 Released'])
  expect(wallet.requests).toHaveLength(1)
})

it('finds a lost one by its number when the contract has written no log, and by halves of a refused range', async () => {
  const { chain, clock, tab, wish } = await asked()
  const transaction = wish.accept({ answer: false })
  wish.reject({ code: -32603 })
  for (let block = 0; block < 20; block += 1) chain.mine()
  transaction.fails = true
  chain.state.longestLogRange = 3
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['reverted'])
  expect(tab.records().map(hashOf)).toEqual([transaction.hash])
})

it('finds what a contract wallet has made of it, whose own hash no chain ever shows', async () => {
  const { chain, clock, tab, wish } = await asked()
  chain.state.contractWallets.add(account.toLowerCase())
  const outer = chain.broadcast({
    from: otherAccount,
    to: account,
    input: bySafe(wish.sent),
    value: '0x0',
    inner: wish.sent,
  })
  wish.reject({ code: 5000, message: 'relayed' })
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(tab.records().map(hashOf)).toEqual([outer.hash])
  expect(tab.records().map(({ from }) => from)).toEqual([account])
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('looks at once when somebody asks for it', async () => {
  const { chain, tab } = await sent()
  chain.mine()
  tab.store.dispatch(recheckRequested(tab.records()[0]?.id ?? ''))
  await turn()
  expect(states(tab)).toEqual(['confirmed'])
})

it('writes open records again when the storage was cleared', async () => {
  const { chain, clock, storage, tab, openTab } = await sent()
  storage.kept.clear()
  await clock.pass(2_500)
  chain.mine()
  tab.close()
  const other = await openTab()
  await clock.pass(6_000)
  expect(states(other)).toEqual(['confirmed'])
})

it('keeps an unknown outcome until somebody dismisses it, and an ended one until it is taken off the list', async () => {
  const { clock, tab, wish } = await asked()
  wish.reject({ code: -32603 })
  await clock.pass(3_600_000)
  expect(states(tab)).toEqual(['unknown'])
  const id = tab.records()[0]?.id ?? ''
  tab.store.dispatch(dismissRequested(id))
  expect(states(tab)).toEqual(['dismissed'])
  tab.store.dispatch(dismissRequested(id))
  expect(states(tab)).toEqual([])
})

it('leaves alone what a newer version has written', async () => {
  const { storage, openTab } = virtualWorld()
  storage.kept.set('tx.v1.new', JSON.stringify({ v: 2, id: 'new', state: 'floating' }))
  // More than are kept of the ended ones of this version.
  for (let id = 0; id <= 50; id += 1)
    storage.kept.set(`tx.v1.${id}`, JSON.stringify({ v: 2, id: String(id), state: 'rejected', createdAt: id }))
  const before = new Map(storage.kept)
  const tab = await openTab()
  expect(tab.records()).toEqual([])
  expect(selectUnreadable(tab.store.getState())).toMatchObject({ new: { id: 'new' }, 0: { id: '0' } })
  expect(storage.kept).toEqual(before)
})

it('leaves alone what a newer version has written of a transaction that it follows, before it hears of it', async () => {
  const { chain, clock, storage, tab } = await sent()
  const id = tab.records()[0]?.id ?? ''
  const newer = JSON.stringify({ v: 2, id, state: 'floating' })
  storage.open().window.localStorage.clear()
  storage.kept.set(`tx.v1.${id}`, newer)
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['pending'])
  expect(storage.kept.get(`tx.v1.${id}`)).toBe(newer)
})
