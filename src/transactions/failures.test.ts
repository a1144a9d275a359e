import { sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'

const said = listenInEachTest()

/** A transaction that has failed in its first block, on a chain that needs three. */
async function failed() {
  const world = await sent({ confirmations: 3 })
  world.transaction.fails = true
  const dropDrafts = jest.spyOn(world.tab.ports.drafts, 'drop')
  world.chain.mine()
  await world.clock.pass(5_000)
  expect([states(world.tab), said]).toEqual([['confirming'], []])
  expect(dropDrafts).not.toHaveBeenCalled()
  return world
}

it('fails only when its block has as many confirmations as a success needs', async () => {
  const { chain, clock, tab } = await failed()
  chain.mine()
  await clock.pass(5_000)
  expect([states(tab), said]).toEqual([['confirming'], []])
  chain.mine()
  await clock.pass(5_000)
  expect([states(tab), said]).toEqual([['reverted'], ['error: Release Vesting: Failed on the network']])
})

it('has not failed when the network replaces its block by one in which it succeeds', async () => {
  const { chain, clock, tab, transaction } = await failed()
  chain.reorganise(1)
  transaction.fails = false
  chain.mine()
  await clock.pass(10_000)
  expect([states(tab), said]).toEqual([['confirming'], ['success: Vesting 1 Released']])
})

it('says at once that a success is undone when the network replaces its block by one in which it fails', async () => {
  const { chain, clock, tab, transaction } = await sent({ confirmations: 3 })
  chain.mine()
  await clock.pass(5_000)
  expect(said).toEqual(['success: Vesting 1 Released'])
  chain.reorganise(1)
  transaction.fails = true
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['confirming'])
  expect(said.slice(1)).toEqual([
    'error: No longer confirmed: "Vesting 1 Released". In a new block the transaction failed; this is not final yet.',
  ])
})
