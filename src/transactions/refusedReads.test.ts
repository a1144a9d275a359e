import { RpcError } from '../chain/rpc'
import { asked, ask, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { selectNodes } from './transactionsSlice'

listenInEachTest()

it('finds a lost one by its number where the node refuses every search of logs', async () => {
  const { chain, clock, tab, wish } = await asked()
  chain.state.longestLogRange = 0
  wish.accept({ answer: false })
  wish.reject({ code: -32603 })
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('finds what was sped up by its log where the node has no earlier states', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.state.isPruned = true
  chain.replace(transaction)
  for (let block = 0; block < 3; block += 1) chain.mine()
  await clock.pass(120_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('counts as unknown what has used its number where the node searches neither logs nor earlier states', async () => {
  const { chain, clock, tab, transaction } = await sent()
  Object.assign(chain.state, { isPruned: true, longestLogRange: 0 })
  chain.replace(transaction)
  for (let block = 0; block < 3; block += 1) chain.mine()
  await clock.pass(120_000)
  expect(states(tab)).toEqual(['unknown'])
})

it('finds one that has failed where the node says null for no logs', async () => {
  const { chain, clock, tab, wish } = await asked()
  const real = chain.rpc.request.bind(chain.rpc)
  chain.rpc.request = async (method, params = []) => {
    const text = JSON.stringify(await real(method, params))
    const answer: unknown = method === 'eth_getLogs' ? null : JSON.parse(text.replace('"logs":[]', '"logs":null'))
    return answer
  }
  wish.accept({ answer: false }).fails = true
  wish.reject({ code: -32603 })
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['reverted'])
})

it.each([
  ['refuses to answer', () => Promise.reject(new RpcError(-32000, 'not now'))],
  ['answers without sense', () => Promise.resolve('soon')],
])('follows the others on when the node %s about one, and calls it not silent', async (_how, answer) => {
  const { chain, clock, tab, transaction, wallet } = await sent()
  await ask(tab, 2)
  const other = wallet.requests[1]?.accept()
  const real = chain.rpc.request.bind(chain.rpc)
  jest
    .spyOn(chain.rpc, 'request')
    .mockImplementation((method, params = []) =>
      method === 'eth_getTransactionByHash' && params[0] === transaction.hash ? answer() : real(method, params),
    )
  chain.mine()
  await clock.pass(10_000)
  const stateOf = (hash: string | undefined) => tab.records().find((one) => 'hash' in one && one.hash === hash)?.state
  expect([stateOf(transaction.hash), stateOf(other?.hash)]).toEqual(['pending', 'confirmed'])
  expect(selectNodes(tab.store.getState(), chain.config.id)?.silentSince).toBeUndefined()
})
