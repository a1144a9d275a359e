import { asked, states } from '../testing/virtual/sentOnce'
import { listen } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'

beforeEach(listen)

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

it('does not take a block that is newer than the request, but older than the transaction, for the newest', async () => {
  const { wish, chain, clock, tab } = await asked()
  for (let block = 0; block < 5; block += 1) chain.mine()
  wish.accept({ answer: false })
  chain.mine()
  chain.state.lag = 1
  wish.reject(nonceTooLow)
  await clock.pass(3_000)
  chain.mine()
  await clock.pass(3_000)
  chain.state.lag = 0
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('says after some seconds and a new block that nothing was sent when the account has used no nonce since', async () => {
  const { wish, chain, clock, tab } = await asked()
  wish.reject(nonceTooLow)
  await clock.pass(5_000)
  expect(states(tab)).toEqual(['awaitingSignature'])
  chain.mine()
  await clock.pass(6_000)
  expect(tab.records()).toMatchObject([{ state: 'notSent', reason: "The wallet's nonce is outdated. Try again" }])
})

it('takes the outcome for unknown when no node shows a newer block, which is no proof, and no longer waits', async () => {
  const { wish, clock, tab } = await asked()
  wish.reject(nonceTooLow)
  await clock.pass(30_000)
  expect(states(tab)).toEqual(['unknown'])
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

it('takes a nonce that was free at the request for no proof', async () => {
  const { wish, chain, clock, tab } = await asked()
  wish.accept({ answer: false })
  chain.mine()
  chain.state.lag = 1
  wish.reject({ code: -32000, message: 'nonce too low: next nonce 1, tx nonce 0' })
  await turn()
  chain.state.lag = 0
  await clock.pass(60_000)
  expect(states(tab)).toEqual(['confirmed'])
})
