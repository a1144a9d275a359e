import { NodeUnavailable, RpcError } from '../chain/rpc'
import { ask, asked, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import type { VirtualChain } from '../testing/virtual/virtualChain'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { chainA } from '../testing/testChains'
import { selectNodes, selectPlan } from './transactionsSlice'

listenInEachTest()

const expired = () => Promise.reject(new RpcError(4444, 'pruned history unavailable'))
const limited = () => Promise.reject(new RpcError(-32005, 'limit exceeded'))

/** A node that keeps only newer blocks, as with expired history. */
function loseFirstBlock({ rpc }: VirtualChain, answer: () => Promise<unknown>) {
  const request = rpc.request.bind(rpc)
  rpc.request = (method, params = []) =>
    method === 'eth_getBlockByNumber' && params[0] === '0x0' ? answer() : request(method, params)
}

describe.each([
  ['says null', () => Promise.resolve(null)],
  ['refuses', expired],
  ['limits its requests', limited],
])('a node that %s for the first block', (_how, answer) => {
  it('prepares, sends and follows a transaction', async () => {
    const { chain, clock, openTab, wallet } = virtualWorld()
    loseFirstBlock(chain, answer)
    const tab = await openTab()
    await ask(tab)
    wallet.requests[0]?.accept()
    await clock.pass(5_000)
    chain.mine()
    await clock.pass(10_000)
    expect(states(tab)).toEqual(['confirmed'])
  })

  it('follows a transaction from when the first block was there', async () => {
    const { chain, clock, tab, wish } = await asked()
    wish.accept()
    await clock.pass(5_000)
    loseFirstBlock(chain, answer)
    await clock.pass(120_000)
    chain.mine()
    await clock.pass(60_000)
    expect(states(tab)).toEqual(['confirmed'])
    expect(selectNodes(tab.store.getState(), chain.config.id)).toEqual({ behind: 0 })
  })
})

it('sends nothing through a node that answers 429 for the first block, and prepares it anew when asked to', async () => {
  const { chain, openTab, wallet } = virtualWorld()
  const { request } = chain.rpc
  loseFirstBlock(chain, () => Promise.reject(new NodeUnavailable(chainA)))
  const tab = await openTab()
  await ask(tab)
  expect(selectPlan(tab.store.getState())).toMatchObject({
    phase: 'refused',
    reason: "Local Chain A isn't responding.",
  })
  expect([states(tab), wallet.requests]).toEqual([[], []])
  chain.rpc.request = request
  await ask(tab)
  expect([states(tab), wallet.requests.length]).toEqual([['awaitingSignature'], 1])
})
