import { listenInEachTest } from '../testing/virtual/talk'
import { ask, asked, sent, states } from '../testing/virtual/sentOnce'
import { turn } from '../testing/virtual/virtualBrowser'

const said = listenInEachTest()

it('asks the nodes as often for four tabs as for one', async () => {
  const readsWith = async (others: number) => {
    const { chain, clock, openTab } = await sent()
    for (let index = 0; index < others; index += 1) await openTab()
    const asking = jest.spyOn(chain.rpc, 'request')
    await clock.pass(60_000)
    return asking.mock.calls.length
  }
  const alone = await readsWith(0)
  expect(alone).toBeGreaterThan(0)
  expect(await readsWith(3)).toBe(alone)
})

it('asks the nodes nothing more of what has ended ten minutes ago', async () => {
  const { chain, clock, tab } = await sent()
  chain.mine()
  await clock.pass(6_000)
  expect(states(tab)).toEqual(['confirmed'])
  const asking = jest.spyOn(chain.rpc, 'request')
  await clock.pass(5 * 60_000)
  expect(asking).toHaveBeenCalled()
  await clock.pass(6 * 60_000)
  asking.mockClear()
  await clock.pass(10 * 60_000)
  expect(asking).not.toHaveBeenCalled()
})

it('still follows one that is mined after two hours', async () => {
  const { chain, clock, tab } = await sent()
  await clock.pass(2 * 3_600_000)
  chain.mine()
  await clock.pass(73_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('has one watcher over all tabs, and each tab knows what it finds', async () => {
  const { chain, clock, tab, openTab } = await sent()
  const others = [await openTab(), await openTab(), await openTab()]
  const asking = jest.spyOn(chain.rpc, 'request')
  await clock.pass(30_000)
  const heads = asking.mock.calls.filter(([method]) => method === 'eth_blockNumber')
  expect(heads.length).toBeLessThanOrEqual(16)
  chain.mine()
  await clock.pass(3_000)
  for (const one of [tab, ...others]) expect(states(one)).toEqual(['confirmed'])
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('hands the watch on when the tab that has it is closed', async () => {
  const { chain, clock, tab, openTab } = await sent()
  const other = await openTab()
  tab.close()
  chain.mine()
  await clock.pass(6_000)
  expect(states(other)).toEqual(['confirmed'])
})

it('tells only in a tab that is looked at, once it is', async () => {
  const { chain, clock, tab } = await sent()
  tab.setVisible(false)
  chain.mine()
  await clock.pass(6_000)
  expect(said).toEqual([])
  tab.setVisible(true)
  await turn()
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('keeps the newest fifty of the ended ones', async () => {
  const { chain, clock, tab, wallet, storage } = await asked()
  wallet.requests[0]?.reject({ code: 4001 })
  for (let number = 2; number <= 53; number += 1) {
    await ask(tab, number)
    await clock.pass(1)
    wallet.requests.at(-1)?.reject({ code: 4001 })
    await turn()
  }
  expect(tab.records()).toHaveLength(50)
  expect([...storage.kept.keys()].filter((key) => key.startsWith('tx.'))).toHaveLength(50)
  expect(chain.state.pool).toEqual([])
})
