import { addVestingSchedule, approve, releaseVestedTokens, type Call } from '../chain/contracts'
import { interfaces } from '../chain/interfaces'
import { account, otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { byBundle, byExecute, byOlderBundle, bySafe, bySafeModule } from '../testing/virtual/contractWallet'
import { beneficiary } from '../testing/virtual/requests'
import { virtualLogs } from '../testing/virtual/virtualLogs'
import { virtualChain, type Sent, type VirtualTransaction } from '../testing/virtual/virtualChain'
import { judge } from './judge'
import { readTransaction } from './nodeReads'
import { eventTopics, provenBy } from './ownEvent'
import { parseTransaction, type Transaction } from './transactionRecord'

const { vesting = '', token = '' } = chainA.contracts
const terms = { account: beneficiary(1), amount: 1_000n, cliff: 60n, duration: 600n }
const calls = {
  approve: approve(token, vesting, 1_000n),
  addVesting: addVestingSchedule(vesting, terms),
  releaseVesting: releaseVestedTokens(vesting, beneficiary(1)),
}
const sentOf = (call: Call, from = account): Sent => ({ from, to: call.to, input: call.data, value: '0x0' })

function recordOf(kind: keyof typeof calls): Transaction {
  const asked = { v: 1, id: 'a', rev: 0, planId: 'p', tabId: 't', kind, description: { name: kind, fields: [] } }
  const chain = { chainId: chainA.id, chainIdentity: '0x1', nonceHint: 0, latestNonceAtAsk: 0, startBlock: 0 }
  const rest = { from: account, ...calls[kind], gas: '1', done: '', drafts: [], createdAt: 1, askedAt: 1 }
  const record = parseTransaction({
    ...asked,
    ...chain,
    ...rest,
    state: 'submitted',
    submittedAt: 1,
    hash: `0x${'1'.repeat(64)}`,
  })
  if (!record) throw new Error('No record')
  return record
}

/** The verdict on a transaction with this hash, which is pending or mined. */
async function verdictOf(
  kind: keyof typeof calls,
  sent: Partial<VirtualTransaction> & Sent,
  { code = false, mined = true } = {},
) {
  const chain = virtualChain()
  if (code) chain.state.contractWallets.add(account.toLowerCase())
  const { hash } = chain.broadcast(sent)
  if (mined) chain.mine()
  const found = await readTransaction(chain.rpc, hash)
  return found && judge(chain.rpc, recordOf(kind), found)
}

const own = (nonce?: number) => ({ own: true, nonce })
const other = { own: false }
const relayed = (kind: keyof typeof calls, input: string, more: Partial<VirtualTransaction> = {}) => ({
  from: otherAccount,
  to: account,
  input,
  value: '0x0',
  inner: sentOf(calls[kind]),
  ...more,
})

it('compares events by topics that are those of the ABI', () => {
  const hashOf = (contract: 'token' | 'vesting', name: string) => interfaces[contract].getEvent(name)?.topicHash
  expect(eventTopics).toEqual({
    Approval: hashOf('token', 'Approval'),
    Transfer: hashOf('token', 'Transfer'),
    TokensReleased: hashOf('vesting', 'TokensReleased'),
    VestingScheduleAdded: hashOf('vesting', 'VestingScheduleAdded'),
  })
})

it.each([true, false])('takes the recorded call of the recorded account for its own (mined: %s)', async (mined) => {
  expect(await verdictOf('addVesting', sentOf(calls.addVesting), { mined })).toEqual(own(0))
})

const call = sentOf(calls.addVesting)
it.each<[string, Sent]>([
  ['sender', { ...call, from: otherAccount }],
  ['target', { ...call, to: token }],
  ['calldata', { ...call, input: addVestingSchedule(vesting, { ...terms, amount: 999n }).data }],
  ['value', { ...call, value: '0x1' }],
])('takes one with another %s for another, waiting and mined, also for an account with code', async (_what, sent) => {
  for (const mined of [true, false])
    for (const code of [true, false]) expect(await verdictOf('addVesting', sent, { mined, code })).toMatchObject(other)
})

it('says which hash it was, and from whom to whom', async () => {
  const verdict = await verdictOf('addVesting', { ...call, from: otherAccount, to: token })
  const text = `, belongs to another transaction: from ${otherAccount} to ${token}.`
  expect(JSON.stringify(verdict)).toMatch(new RegExp(`answered with, 0x[0-9a-f]{64}${text}`, 'i'))
})

const release = sentOf(calls.releaseVesting)
const operations = [
  { sender: otherAccount, call: { ...release, value: '0x7' } },
  { sender: account, call: release },
]
const entryPoint = `0x${'e'.repeat(40)}`
it.each([
  ['a Safe', bySafe(release), account],
  ['a Safe through its module', bySafeModule(release), account],
  ['an account with execute', byExecute(release), account],
  ['a bundle of ERC-4337', byBundle(operations), entryPoint],
  ['a bundle for the older entry point', byOlderBundle(operations), entryPoint],
])('knows the call that %s makes, waiting and mined', async (_form, input, to) => {
  for (const mined of [true, false])
    expect(await verdictOf('releaseVesting', relayed('releaseVesting', input, { to }), { code: true, mined })).toEqual(
      own(),
    )
})

it.each<[string, Partial<VirtualTransaction>]>([
  ['another Safe', { to: otherAccount }],
  ['a Safe that runs the target as its own code', { input: bySafe(release, 1) }],
  ['a module that runs the target as its own code', { input: bySafeModule(release, 1) }],
  ['a Safe that calls another target', { input: bySafe({ ...release, to: token }) }],
  ['a Safe that gives a value along', { input: bySafe({ ...release, value: '0x1' }) }],
  ['a Safe that makes another call', { input: bySafe({ ...release, input: calls.addVesting.data }) }],
  ['a bundle of somebody else', { input: byBundle([{ sender: otherAccount, call: release }]), to: otherAccount }],
  ['a form that nobody knows', { input: `0xabcdef00${release.input.slice(2)}` }],
  ['calldata that is cut', { input: bySafe(release).slice(0, 300) }],
])('does not take for it what %s does', async (_what, changes) => {
  for (const mined of [true, false])
    expect(
      await verdictOf('releaseVesting', relayed('releaseVesting', bySafe(release), changes), { code: true, mined }),
    ).toMatchObject(other)
})

it.each(['fails', 'innerFails'] as const)(
  'does not know what to think when the call inside was not made (%s)',
  async (how) => {
    const sent = relayed('releaseVesting', bySafe(release), { [how]: true })
    const verdict = await verdictOf('releaseVesting', sent, { code: true })
    expect(JSON.stringify(verdict)).toContain("contains this call, but the call wasn't executed.")
  },
)

it.each(['approve', 'addVesting'] as const)(
  'knows an %s in an unknown form by the logs that name the account, once it is mined',
  async (kind) => {
    const sent = relayed(kind, '0xabcdef00')
    expect(await verdictOf(kind, sent, { code: true })).toEqual(own())
    expect(await verdictOf(kind, sent, { code: true, mined: false })).toMatchObject(other)
    const bySomebody = { ...sent, inner: sentOf(calls[kind], otherAccount) }
    expect(await verdictOf(kind, bySomebody, { code: true })).toMatchObject(other)
  },
)

it('takes logs with other terms for those of another call', async () => {
  for (const changed of [{ amount: 999n }, { cliff: 61n }, { duration: 601n }, { account: beneficiary(2) }]) {
    const inner = sentOf(addVestingSchedule(vesting, { ...terms, ...changed }))
    expect(
      await verdictOf('addVesting', { ...relayed('addVesting', '0xabcdef00'), inner }, { code: true }),
    ).toMatchObject(other)
  }
})

it('knows that somebody else has paid for a schedule, also when this account has paid for one of another amount', () => {
  const logsOf = (from: string, amount: bigint) =>
    virtualLogs({
      ...sentOf(addVestingSchedule(vesting, { ...terms, amount }), from),
      ...{ hash: '', nonce: 0, fails: false },
    }).map((log) => ({ ...log, topics: [...log.topics] }))
  const logs = [...logsOf(otherAccount, terms.amount), ...logsOf(account, 999n)]
  expect(provenBy(logs, recordOf('addVesting'), token)).toBe('somebody')
})

it.each([
  ['amount', approve(token, vesting, 999n)],
  ['spender', approve(token, otherAccount, 1_000n)],
  ['token', approve(otherAccount, vesting, 1_000n)],
])('takes the log of an approval with another %s for that of another call', async (_what, call) => {
  const sent = { ...relayed('approve', '0xabcdef00'), inner: sentOf(call) }
  expect(await verdictOf('approve', sent, { code: true })).toMatchObject(other)
})

it('does not take the log of a release to somebody else for the call that a Safe was to make', async () => {
  const inner = sentOf(releaseVestedTokens(vesting, beneficiary(2)))
  const sent = relayed('releaseVesting', bySafe(release), { inner })
  expect(await verdictOf('releaseVesting', sent, { code: true })).toMatchObject(other)
})

it('says nothing while the node has no receipt of what a contract wallet has sent', async () => {
  const chain = virtualChain()
  chain.state.contractWallets.add(account.toLowerCase())
  const { hash } = chain.broadcast(relayed('releaseVesting', bySafe(release)))
  chain.mine()
  chain.state.unindexed = 'receipts'
  const found = await readTransaction(chain.rpc, hash)
  expect(found && (await judge(chain.rpc, recordOf('releaseVesting'), found))).toBeUndefined()
})
