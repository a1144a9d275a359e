import { account, otherAccount } from '../testing/fakeWallet'
import { ask, asked, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { virtualWorld } from '../testing/virtual/virtualTab'

listenInEachTest()

const nonceTooLow = { code: -32000, message: 'nonce too low' }

it('does not say that nothing was sent because the node lags behind the one that the wallet has asked', async () => {
  const { wish, chain, clock, tab } = await asked()
  wish.accept({ answer: false })
  chain.mine()
  chain.state.lag = 1
  wish.reject(nonceTooLow)
  await turn()
  chain.state.lag = 0
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it.each([
  'nonce too low: next nonce 1, tx nonce 0',
  'nonce too low: address 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, tx: 0 state: 1',
  'Nonce too low. Expected nonce to be 1 but got 0. Note that transactions can not be queued when automining.',
])(
  'says at once, without a new block, that nothing was sent with a nonce used before the request: %s',
  async (text) => {
    const { wish, tab } = await asked({ usedBefore: 1 })
    wish.reject({ code: -32603, data: { code: -32000, message: text } })
    await turn()
    expect(states(tab)).toEqual(['notSent'])
  },
)

it('takes a nonce that was free at the request for no proof, though our node stays behind for some blocks', async () => {
  const { wish, chain, clock, tab } = await asked()
  wish.accept({ answer: false })
  chain.mine()
  chain.state.lag = 3
  wish.reject({ code: -32000, message: 'nonce too low: next nonce 1, tx nonce 0' })
  await clock.pass(10_000)
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['unknown'])
  chain.state.lag = 0
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['confirmed'])
})

describe('a wallet that would have replaced what waits', () => {
  const underpriced = { code: -32603, data: { code: -32000, message: 'replacement transaction underpriced' } }

  it('has sent something for all that is known where nothing waited before, and that is found', async () => {
    const { wish, chain, clock, tab } = await asked()
    wish.accept({ answer: false })
    wish.reject(underpriced)
    await turn()
    expect(states(tab)).toEqual(['unknown'])
    chain.mine()
    await clock.pass(60_000)
    expect(states(tab)).toEqual(['confirmed'])
  })

  it('has sent nothing where another one waited before', async () => {
    const world = virtualWorld()
    world.chain.broadcast({ from: account, to: otherAccount, input: '0x', value: '0x0' })
    const tab = await world.openTab()
    await ask(tab)
    world.wallet.requests[0]?.reject(underpriced)
    await turn()
    expect(states(tab)).toEqual(['notSent'])
  })
})
