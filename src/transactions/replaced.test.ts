import { account, otherAccount } from '../testing/fakeWallet'
import { sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import type { VirtualTransaction } from '../testing/virtual/virtualChain'

const said = listenInEachTest()

const cancel = { to: account, input: '0x', value: '0x0' }

it.each<[string, string, (old: VirtualTransaction) => Partial<VirtualTransaction>, string[]]>([
  ['confirmed, under the new hash,', 'sped up', () => ({}), ['success: Vesting 1 Released']],
  ['cancelled', 'cancelled', () => cancel, ['info: Release Vesting: Cancelled in your wallet']],
  [
    'replaced',
    'replaced',
    () => ({ to: otherAccount, input: '0x' }),
    ['info: Release Vesting: Replaced by another transaction of your wallet'],
  ],
])('is %s when the wallet has %s it', async (state, _how, by, words) => {
  const { chain, clock, tab, transaction } = await sent()
  const other = chain.replace(transaction, by(transaction))
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual([state.split(',')[0]])
  expect(JSON.stringify(tab.records())).toContain(other.hash)
  expect(said).toEqual(words)
})

it.each([
  ['cancelled', cancel],
  ['replaced', { to: otherAccount, input: '0x' }],
])('is %s only when what has done it has as many confirmations as a success needs', async (state, by) => {
  const { chain, clock, tab, transaction } = await sent({ confirmations: 3 })
  chain.replace(transaction, by)
  for (let block = 0; block < 2; block += 1) chain.mine()
  await clock.pass(10_000)
  expect([states(tab), said]).toEqual([['replacedMaybe'], []])
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual([state])
})

it('is cancelled also where another account has used the same nonce earlier in the block', async () => {
  const { chain, clock, tab, transaction } = await sent()
  chain.replace(transaction, cancel)
  chain.broadcast({ from: otherAccount, to: account, input: '0x', value: '0x0' })
  chain.state.pool.reverse()
  chain.mine()
  await clock.pass(10_000)
  expect(states(tab)).toEqual(['cancelled'])
})
