import { ask, asked, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { recordPrefix } from './firstRecord'
import { dismissRequested, selectUnreadable } from './transactionsSlice'

const said = listenInEachTest()

it('says a success as soon as a storage that was full takes it', async () => {
  const { chain, clock, storage, tab, wish } = await asked()
  storage.state.full = true
  wish.accept()
  chain.mine()
  await clock.pass(10_000)
  expect([states(tab), said]).toEqual([['confirmed'], []])
  storage.state.full = false
  await clock.pass(5_000)
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('does not call a request unclear from another tab while a full storage takes no answer', async () => {
  const { chain, clock, openTab, storage, wallet } = virtualWorld()
  const watcher = await openTab()
  const tab = await openTab()
  await ask(tab)
  storage.state.full = true
  wallet.requests[0]?.accept()
  await clock.pass(10_000)
  expect(states(watcher)).toEqual(['awaitingSignature'])
  storage.state.full = false
  chain.mine()
  await clock.pass(10_000)
  expect(states(watcher)).toEqual(['confirmed'])
})

it('sets damaged records aside, says so once, and keeps them until somebody removes them', async () => {
  const { storage, openTab } = virtualWorld()
  storage.kept.set('tx.v1.bad', '{"state":"pending"}')
  storage.kept.set('tx.v1.cut', '{"v":1,"id":"cu')
  const tab = await openTab()
  expect([...storage.kept]).toEqual([
    ['tx.v1.bad.corrupt', '{"state":"pending"}'],
    ['tx.v1.cut.corrupt', '{"v":1,"id":"cu'],
  ])
  const other = await openTab()
  expect(said).toEqual([expect.stringContaining('2 saved transactions are damaged')])
  tab.store.dispatch(dismissRequested('bad.corrupt'))
  await turn()
  for (const one of [tab, other])
    expect(selectUnreadable(one.store.getState())).toEqual({
      'cut.corrupt': { id: 'cut.corrupt', damaged: '{"v":1,"id":"cu' },
    })
})

it('writes a record that was damaged meanwhile again from what it knows', async () => {
  const { storage, tab, clock, openTab, chain } = await sent()
  const id = tab.records()[0]?.id ?? ''
  storage.open().window.localStorage.setItem(`tx.v1.${id}`, '{')
  await clock.pass(5_000)
  chain.mine()
  tab.close()
  const other = await openTab()
  await clock.pass(10_000)
  expect(states(other)).toEqual(['confirmed'])
})

it.each<[string, (storage: Storage, key: string) => void]>([
  ['removes it', (storage, key) => storage.removeItem(key)],
  ['clears the storage', (storage) => storage.clear()],
])('writes an open record again before its next look at the network when another tab %s', async (_what, lose) => {
  const { storage, tab } = await sent()
  const key = `${recordPrefix}${tab.records()[0]?.id}`
  const text = storage.kept.get(key)
  lose(storage.open().window.localStorage, key)
  expect(storage.kept.has(key)).toBe(false)
  await turn()
  expect(storage.kept.get(key)).toBe(text)
})

it('writes no ended record again that the storage has lost', async () => {
  const { chain, clock, storage, tab } = await sent()
  chain.mine()
  await clock.pass(6_000)
  expect(states(tab)).toEqual(['confirmed'])
  storage.kept.clear()
  await clock.pass(6_000)
  expect([...storage.kept]).toEqual([])
})

it('says and keeps the ending of one that was asked for before fifty others that have ended since', async () => {
  const { chain, clock, storage, tab, transaction, openTab } = await sent()
  const [record] = tab.records()
  tab.close()
  for (let number = 0; number < 50; number += 1) {
    const at = clock.now() + number
    const other = { ...record, id: String(number), state: 'rejected', reason: 'no', createdAt: at, endedAt: at }
    storage.kept.set(`${recordPrefix}${number}`, JSON.stringify(other))
  }
  await clock.pass(1_000)
  const later = await openTab()
  expect(states(later)).toHaveLength(51)
  transaction.fails = true
  chain.mine()
  await clock.pass(20_000)
  expect(said).toEqual(['error: Release Vesting: Failed on the network'])
  expect(storage.kept.get(`${recordPrefix}${record?.id}`)).toContain('"state":"reverted"')
  expect(storage.kept.has(`${recordPrefix}0`)).toBe(false)
})

it('reads no more than the newest fifty ended records at its second start, however many there were', async () => {
  const { clock, storage, tab, wish, openTab } = await asked()
  wish.reject({ code: 4001 })
  await turn()
  const [record] = tab.records()
  for (let number = 0; number < 3_000; number += 1)
    storage.kept.set(`tx.v1.${number}`, JSON.stringify({ ...record, id: String(number), createdAt: number }))
  tab.close()
  const first = await openTab()
  expect(first.records()).toHaveLength(50)
  expect(storage.kept.size).toBe(50)
  first.close()
  const read = jest.spyOn(storage.kept, 'get')
  await openTab()
  await clock.pass(1)
  expect(read.mock.calls.length).toBeLessThan(150)
})
