import { account } from '../testing/fakeWallet'
import { ask, sent, states } from '../testing/virtual/sentOnce'
import { listen } from '../testing/virtual/talk'
import { virtualWorld } from '../testing/virtual/virtualTab'

let said: string[]
beforeEach(() => {
  said = listen()
})

it('counts as unknown what a closed page has asked for, also while another page waits for the wallet', async () => {
  const { clock, openTab } = virtualWorld()
  const watcher = await openTab()
  const closed = await openTab()
  const other = await openTab()
  await ask(closed, 1)
  await clock.pass(100)
  closed.close()
  await ask(other, 2)
  await clock.pass(10_000)
  expect(states(watcher)).toEqual(['awaitingSignature', 'unknown'])
})

it('takes "Replaced" back when the nodes have its own transaction after all', async () => {
  const { chain, clock, tab } = await sent()
  chain.state.unindexed = 'all'
  // So many that the block in which its number was used is no longer searched.
  for (let block = 0; block < 140; block += 1) chain.mine()
  await clock.pass(120_000)
  expect(states(tab)).toEqual(['replaced'])
  chain.state.unindexed = undefined
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(said).toEqual([
    'info: Replaced by another transaction of your wallet',
    "info: It's on the chain after all: Vesting 1 Released",
  ])
})

it('finds what has its number in a block from before the request, after the chain was rolled back', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.rollBack(1)
  const { hash } = chain.replace(transaction, { to: account, input: '0x', value: '0x0' })
  chain.mine()
  await clock.pass(20_000)
  expect(tab.records()).toMatchObject([{ state: 'cancelled', replacedBy: hash }])
})
