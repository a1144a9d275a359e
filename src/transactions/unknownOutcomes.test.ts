import { asked, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { planClosed } from './transactionsSlice'

const said = listenInEachTest()

const unknown =
  'error: We could not learn the outcome of "Release Vesting". Check Transactions and your wallet before you send it again.'

/** A request of unknown outcome, with its dialog closed: the wallet has answered neither with a hash nor with a refusal. */
async function unclear() {
  const world = await asked()
  world.tab.store.dispatch(planClosed())
  world.wish.reject({ code: -32603, message: 'Internal error' })
  await turn()
  return world
}

it('says once over all tabs that an outcome is unknown when it was searched for in vain, and what was found later', async () => {
  const { chain, clock, openTab, tab, wish } = await unclear()
  const other = await openTab()
  await clock.pass(15_000)
  expect([states(tab), said]).toEqual([['unknown'], []])
  await clock.pass(15_000)
  expect(said).toEqual([unknown])
  tab.close()
  await openTab()
  await clock.pass(300_000)
  expect(said).toEqual([unknown])
  wish.accept({ answer: false })
  chain.mine()
  await clock.pass(60_000)
  expect(states(other)).toEqual(['confirmed'])
  expect(said).toEqual([unknown, 'success: Vesting 1 Released'])
})

it('says nothing of an unknown outcome that is found soon', async () => {
  const { chain, clock, wish } = await unclear()
  wish.accept({ answer: false })
  await clock.pass(12_000)
  chain.mine()
  await clock.pass(60_000)
  expect(said).toEqual(['success: Vesting 1 Released'])
})

it('says nothing of an unknown outcome that the open sheet shows, nor when that is closed', async () => {
  const { clock, openTab, tab, wish } = await asked()
  wish.reject({ code: -32603, message: 'Internal error' })
  await clock.pass(60_000)
  tab.store.dispatch(planClosed())
  await openTab()
  await clock.pass(60_000)
  expect([states(tab), said]).toEqual([['unknown'], []])
})

it.each([
  ['do not answer', { down: true }],
  ['lag behind', { lag: 1 }],
])('does not count searches while the nodes %s', async (_how, state) => {
  const { chain, clock, tab } = await unclear()
  await clock.pass(1_000)
  chain.mine()
  await clock.pass(3_000)
  Object.assign(chain.state, state)
  await clock.pass(120_000)
  expect([states(tab), said]).toEqual([['unknown'], []])
  Object.assign(chain.state, { down: false, lag: 0 })
  await clock.pass(120_000)
  expect(said).toEqual([unknown])
})
