import { at } from '../shared/at'
import { asked, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { recheckRequested } from './transactionsSlice'

listenInEachTest()

/** A transaction of unknown outcome, after which so many blocks were mined; `starts` has where each search of logs begins. */
async function unclear(blocks: number) {
  const world = await asked()
  const { chain, wish } = world
  const starts: number[] = []
  const ask = chain.rpc.request.bind(chain.rpc)
  chain.rpc.request = (method, params = []) => {
    if (method === 'eth_getLogs') starts.push(Number(at(params[0], 'fromBlock')))
    return ask(method, params)
  }
  for (let mined = 0; mined < blocks; mined += 1) chain.mine()
  wish.reject({ code: -32603 })
  await turn()
  return { ...world, starts }
}

it('searches the blocks since a transaction of unknown outcome once, and only the newest again', async () => {
  const { clock, chain, starts } = await unclear(1_000)
  await clock.pass(30_000)
  chain.mine()
  await clock.pass(30_000)
  const [first = NaN, ...others] = starts
  expect(first).toBeLessThan(3)
  expect(others.length).toBeGreaterThan(2)
  expect(Math.min(...others)).toBe(chain.state.blocks.length - 2 - 128)
})

it('goes on with a long search at the next poll, and finds the transaction', async () => {
  const { clock, chain, tab, wish, starts } = await unclear(0)
  Object.assign(chain.state, { longestLogRange: 1, isPruned: true })
  wish.accept({ answer: false })
  for (let mined = 0; mined < 300; mined += 1) chain.mine()
  // What is searched for stands in a block that the second poll reaches.
  const [, , block] = chain.state.blocks
  const [transaction] = block?.transactions.splice(0) ?? []
  if (transaction) chain.state.blocks[150]?.transactions.push(transaction)
  starts.length = 0
  await clock.pass(2_500)
  expect([states(tab), starts.length]).toEqual([['unknown'], 100])
  await clock.pass(30_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('searches all blocks again after a rollback', async () => {
  const { clock, chain, starts } = await unclear(1_000)
  await clock.pass(60_000)
  starts.length = 0
  chain.rollBack(500)
  await clock.pass(5 * 60_000)
  expect(Math.min(...starts)).toBeLessThan(3)
})

it('searches all blocks again when the person asks for it', async () => {
  const { clock, tab, starts } = await unclear(1_000)
  await clock.pass(60_000)
  starts.length = 0
  tab.store.dispatch(recheckRequested(tab.records()[0]?.id ?? ''))
  await clock.pass(1_000)
  expect(Math.min(...starts)).toBeLessThan(3)
})
