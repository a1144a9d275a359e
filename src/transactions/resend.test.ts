import { account, otherAccount } from '../testing/fakeWallet'
import { beforeNonceReads } from '../testing/virtual/requests'
import { ask, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { hashOf } from './transactionFacts'
import { dismissRequested, resendRequested } from './transactionsSlice'

const said = listenInEachTest()

/** A transaction that the network had and has dropped minutes ago. */
async function forgotten() {
  const world = await sent()
  world.chain.drop(world.transaction)
  await world.clock.pass(180_000)
  expect(states(world.tab)).toEqual(['submitted'])
  const id = world.tab.records()[0]?.id ?? ''
  const again = async () => {
    world.tab.store.dispatch(resendRequested(id))
    world.tab.store.dispatch(resendRequested(id))
    await turn()
    return world.wallet.requests[1]
  }
  return { ...world, id, again }
}

/** A transaction that waits no longer, because the wallet has sped it up. */
async function sentAndSpedUp() {
  const world = await sent()
  world.chain.replace(world.transaction)
  return { ...world, id: world.tab.records()[0]?.id ?? '' }
}

it('lets a forgotten one be dismissed, but none that waits', async () => {
  const { tab, id, chain, transaction, clock } = await forgotten()
  chain.state.pool.push(transaction)
  await clock.pass(20_000)
  tab.store.dispatch(dismissRequested(id))
  expect(states(tab)).toEqual(['pending'])
  chain.drop(transaction)
  await clock.pass(180_000)
  tab.store.dispatch(dismissRequested(id))
  expect(states(tab)).toEqual(['dismissed'])
})

it('sends a forgotten one again under its number, once, and ends with one success', async () => {
  const { chain, clock, tab, again, transaction, wallet } = await forgotten()
  const request = await again()
  expect(wallet.requests).toHaveLength(2)
  expect(request?.sent).toMatchObject({ nonce: '0x0', from: account, input: transaction.input })
  const second = chain.broadcast({ ...transaction, nonce: 0 })
  request?.answer(second.hash)
  await clock.pass(20_000)
  expect(tab.records()).toMatchObject([{ state: 'pending', hash: second.hash }])
  chain.mine()
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['confirmed'])
  expect(said.filter((text) => text.startsWith('success'))).toEqual(['success: Vesting 1 Released'])
})

it('is not sent again while another with its nonce waits, and becomes what that one is', async () => {
  const { chain, clock, tab, id, transaction, wallet } = await sentAndSpedUp()
  await clock.pass(180_000)
  expect(tab.records()).toMatchObject([{ state: 'submitted', hash: transaction.hash, nonceWaits: true }])
  tab.store.dispatch(resendRequested(id))
  await turn()
  expect(wallet.requests).toHaveLength(1)
  chain.mine()
  await clock.pass(20_000)
  expect(states(tab)).toEqual(['confirmed'])
})

it('lets one be dismissed while another with its nonce waits', async () => {
  const { clock, tab, id } = await sentAndSpedUp()
  await clock.pass(180_000)
  tab.store.dispatch(dismissRequested(id))
  expect(states(tab)).toEqual(['dismissed'])
})

it('is sent again where the node only proves that a later one waits', async () => {
  const world = await sent()
  const real = world.chain.rpc.request.bind(world.chain.rpc)
  world.chain.rpc.request = (method, params = []) =>
    method === 'eth_getTransactionCount' && params[1] === 'pending' ? Promise.resolve('0x2') : real(method, params)
  world.chain.drop(world.transaction)
  await world.clock.pass(180_000)
  world.tab.store.dispatch(resendRequested(world.tab.records()[0]?.id ?? ''))
  await turn()
  expect(world.wallet.requests).toHaveLength(2)
})

it('stays as it is when the wallet refuses to send it again', async () => {
  const { tab, again, transaction } = await forgotten()
  const request = await again()
  request?.reject({ code: 4001 })
  await turn()
  expect(tab.records()).toMatchObject([{ state: 'submitted', hash: transaction.hash }])
  expect(said.at(-1)).toBe('error: User rejected request.')
})

it('keeps its hash when the wallet sends it again and names that of a stranger, and says so', async () => {
  const { chain, clock, tab, again, transaction } = await forgotten()
  const request = await again()
  request?.answer(chain.broadcast({ ...transaction, from: otherAccount }).hash)
  chain.mine()
  await clock.pass(20_000)
  expect(tab.records()).toMatchObject([{ state: 'submitted', hash: transaction.hash }])
  expect(said).toContain('error: The hash that your wallet answered with belongs to another transaction.')
})

it('does not ask the wallet again when the network knows of it meanwhile', async () => {
  const { chain, tab, again, transaction, wallet } = await forgotten()
  chain.state.pool.push(transaction)
  await again()
  expect(wallet.requests).toHaveLength(1)
  expect(said).toContain('error: The network has this transaction again. Nothing was sent.')
  expect(states(tab)).toEqual(['pending'])
})

it('does not ask the wallet again when another transaction has used its nonce meanwhile', async () => {
  const { chain, again, wallet } = await forgotten()
  chain.broadcast({ from: account, to: otherAccount, input: '0x', value: '0x0', nonce: 0 })
  chain.mine()
  await again()
  expect(wallet.requests).toHaveLength(1)
  expect(said.at(-1)).toContain('Nothing was sent.')
})

it('does not ask the wallet again on a chain that was started afresh', async () => {
  const { chain, again, wallet } = await forgotten()
  chain.restart()
  await again()
  expect(wallet.requests).toHaveLength(1)
  expect(said.at(-1)).toBe('error: Local Chain A is a different network now. Nothing was sent.')
})

it.each([
  ['account', { account: otherAccount }, 'Your wallet has a different account selected.'],
  ['network', { chainId: 1 }, 'Your wallet is on a different network now.'],
])('sends nothing again when the %s changes while the nodes are read', async (_what, changed, text) => {
  const { chain, tab, again, wallet } = await forgotten()
  beforeNonceReads(chain, () => Object.assign(wallet.state, changed))
  await again()
  expect(wallet.requests).toHaveLength(1)
  expect(states(tab)).toEqual(['submitted'])
  expect(said.at(-1)).toBe(`error: ${text} Nothing was sent.`)
})

it('follows what was sent again under another number as a transaction of its own, and says so', async () => {
  const { chain, clock, tab, again, transaction } = await forgotten()
  const request = await again()
  const second = chain.broadcast({ ...transaction, nonce: 1 })
  request?.answer(second.hash)
  await clock.pass(20_000)
  expect(said).toContainEqual(expect.stringContaining('with a different nonce, so both copies may go through'))
  chain.state.pool.push(transaction)
  chain.mine()
  await clock.pass(20_000)
  expect(tab.records().map(hashOf).sort()).toEqual([transaction.hash, second.hash].sort())
  expect(states(tab)).toEqual(['confirmed', 'confirmed'])
})

it('finds what was sent again without a clear answer, also when another record had the same number', async () => {
  const { chain, clock, tab, id, wallet } = await forgotten()
  // The other record's search for the number is shorter, so it ends first.
  for (let block = 0; block < 4; block += 1) chain.mine()
  await ask(tab, 2)
  const [, other] = wallet.requests
  if (!other) throw new Error('The wallet was not asked')
  const transaction = other.accept()
  await clock.pass(2_500)
  chain.drop(transaction)
  await clock.pass(180_000)
  tab.store.dispatch(resendRequested(id))
  await turn()
  const [, , again] = wallet.requests
  if (!again) throw new Error('The wallet was not asked again')
  const { hash } = chain.broadcast({ ...again.sent, nonce: 0 })
  again.reject({ code: -32603 })
  chain.mine()
  await clock.pass(60_000)
  expect(tab.records()).toMatchObject([
    { state: 'replaced', replacedBy: hash },
    { state: 'confirmed', hash },
  ])
})
