import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createDecisions } from './decisions'
import { createEvents } from './events'
import { createRequest } from './provider'
import { createSession } from './session'
import { createControls } from './controls'
import { WalletError } from './walletErrors'

const owner = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const second = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const hash = `0x${'ab'.repeat(32)}`
const chains = [
  { id: 31337, name: 'Local Chain A', rpcUrl: 'http://a' },
  { id: 31338, name: 'Local Chain B', rpcUrl: 'http://b' },
]

/** A wallet on two fake chains with the test's answers. */
function createWallet(saved: string | null = null) {
  const asked: { url: string; method: string; params: readonly unknown[] }[] = []
  const events: [string, unknown][] = []
  const answers = new Map<string, () => unknown>([
    ['eth_accounts', () => [owner, second]],
    ['eth_sendTransaction', () => hash],
    ['eth_blockNumber', () => '0x10'],
  ])
  let stored = saved
  const emitter = createEvents()
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
    emitter.on(event, (value) => events.push([event, value]))
  const session = createSession({
    chains,
    rpc: (url, method, params) => {
      asked.push({ url, method, params })
      return Promise.resolve().then(() => answers.get(method)?.())
    },
    storage: { read: () => stored, write: (text) => (stored = text) },
    site: 'console.test',
    emit: emitter.emit,
  })
  const decisions = createDecisions()
  const request = createRequest(session, decisions)
  return {
    request,
    decisions,
    controls: createControls(session, decisions),
    asked,
    events,
    answers,
    stored: () => stored,
  }
}

let wallet = createWallet()
beforeEach(() => (wallet = createWallet()))

const connected = async () => {
  wallet.controls.approveNext()
  await wallet.request({ method: 'eth_requestAccounts' })
}
const rejectsWith = (code: number) => (error: unknown) => error instanceof WalletError && error.code === code

void test('shows no account before the site was approved, and the chosen one afterwards', async () => {
  assert.deepEqual(await wallet.request({ method: 'eth_accounts' }), [])
  await connected()
  assert.deepEqual(await wallet.request({ method: 'eth_accounts' }), [owner])
  assert.deepEqual(wallet.events.at(-1), ['accountsChanged', [owner]])
})

void test('a rejected connection answers 4001 and shows nothing', async () => {
  wallet.controls.rejectNext()
  await assert.rejects(wallet.request({ method: 'eth_requestAccounts' }), rejectsWith(4001))
  assert.deepEqual(await wallet.request({ method: 'eth_accounts' }), [])
})

void test('stays connected over a reload, until the permission is revoked', async () => {
  await connected()
  const reloaded = createWallet(wallet.stored())
  assert.deepEqual(await reloaded.request({ method: 'eth_accounts' }), [owner])
  await reloaded.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  assert.deepEqual(await reloaded.request({ method: 'eth_accounts' }), [])
  assert.deepEqual(reloaded.events.at(-1), ['accountsChanged', []])
})

void test('an approved transaction goes to the current chain as the page gave it', async () => {
  await connected()
  wallet.controls.approveNext()
  const transaction = { from: owner, to: second, value: '0x1', gas: '0x5208' }
  assert.equal(await wallet.request({ method: 'eth_sendTransaction', params: [transaction] }), hash)
  assert.deepEqual(wallet.asked.at(-1), { url: 'http://a', method: 'eth_sendTransaction', params: [transaction] })
})

void test('a transaction goes to the chain that it was approved for, also when the wallet has gone to another meanwhile', async () => {
  await connected()
  const sent = wallet.request({ method: 'eth_sendTransaction', params: [{ from: owner, to: second }] })
  while (!wallet.decisions.current()) await setImmediate()
  wallet.controls.selectChain(31338)
  wallet.controls.approveNext()
  await sent
  assert.equal(wallet.asked.at(-1)?.url, 'http://a')
})

void test('a rejected transaction answers 4001 and never reaches the chain', async () => {
  await connected()
  wallet.controls.rejectNext()
  const transaction = { method: 'eth_sendTransaction', params: [{ from: owner, to: second }] }
  await assert.rejects(wallet.request(transaction), rejectsWith(4001))
  assert.ok(!wallet.asked.some(({ method }) => method === 'eth_sendTransaction'))
})

void test('refuses to send without a connection, and from an account that is not chosen', async () => {
  const send = (from: string) => wallet.request({ method: 'eth_sendTransaction', params: [{ from, to: second }] })
  await assert.rejects(send(owner), rejectsWith(4100))
  await connected()
  await assert.rejects(send(second), rejectsWith(-32602))
})

void test('the refusal of a chain comes through with its code, message and data', async () => {
  await connected()
  wallet.controls.approveNext()
  wallet.answers.set('eth_sendTransaction', () => {
    throw new WalletError(3, 'execution reverted', '0x08c379a0')
  })
  await assert.rejects(
    wallet.request({ method: 'eth_sendTransaction', params: [{ from: owner }] }),
    (error: unknown) => error instanceof WalletError && error.code === 3 && error.data === '0x08c379a0',
  )
})

void test('switches to the other local chain, tells it and reads from there', async () => {
  wallet.controls.approveNext()
  await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
  assert.equal(await wallet.request({ method: 'eth_chainId' }), '0x7a6a')
  assert.deepEqual(wallet.events.at(-1), ['chainChanged', '0x7a6a'])
  await wallet.request({ method: 'eth_blockNumber' })
  assert.equal(wallet.asked.at(-1)?.url, 'http://b')
})

void test('a forgotten chain answers 4902 until it is added again', async () => {
  wallet.controls.forgetChain(31338)
  wallet.controls.autoApprove()
  const toB = { chainId: '0x7a6a' }
  await assert.rejects(wallet.request({ method: 'wallet_switchEthereumChain', params: [toB] }), rejectsWith(4902))
  await wallet.request({ method: 'wallet_addEthereumChain', params: [{ ...toB, chainName: 'Local Chain B' }] })
  assert.equal(await wallet.request({ method: 'eth_chainId' }), '0x7a6a')
})

void test('knows no live chain, can be given none and signs for none', async () => {
  await connected()
  wallet.controls.autoApprove()
  const live = { chainId: '0x1' }
  await assert.rejects(wallet.request({ method: 'wallet_switchEthereumChain', params: [live] }), rejectsWith(4902))
  await assert.rejects(wallet.request({ method: 'wallet_addEthereumChain', params: [live] }), rejectsWith(-32602))
  const transaction = { from: owner, chainId: '0x1' }
  await assert.rejects(wallet.request({ method: 'eth_sendTransaction', params: [transaction] }), rejectsWith(-32602))
  const typed = JSON.stringify({ primaryType: 'Permit', domain: { chainId: 1 }, types: {}, message: {} })
  await assert.rejects(wallet.request({ method: 'eth_signTypedData_v4', params: [owner, typed] }), rejectsWith(-32602))
  assert.ok(!wallet.asked.some(({ method }) => /send|sign/i.test(method)))
})

void test('a message and typed data are signed for the chosen account of a connected site, and only when that is approved', async () => {
  const typed = JSON.stringify({ primaryType: 'Permit', domain: { chainId: 31337 }, types: {}, message: {} })
  const message = (account: string) => wallet.request({ method: 'personal_sign', params: ['0x6869', account] })
  const data = (account: string) => wallet.request({ method: 'eth_signTypedData_v4', params: [account, typed] })
  wallet.controls.autoApprove()
  for (const sign of [message, data]) await assert.rejects(sign(owner), rejectsWith(4100))
  await wallet.request({ method: 'eth_requestAccounts' })
  for (const sign of [message, data]) {
    await assert.rejects(sign(second), rejectsWith(-32602))
    wallet.controls.rejectNext()
    await assert.rejects(sign(owner), rejectsWith(4001))
  }
  assert.ok(!wallet.asked.some(({ method }) => /sign/i.test(method)))
})

void test('a call under the name input is shown to who approves it like one under the name data', async () => {
  await connected()
  const transaction = { from: owner, to: second, input: '0x3ccfd60b' }
  const sent = wallet.request({ method: 'eth_sendTransaction', params: [transaction] })
  while (!wallet.decisions.current()) await setImmediate()
  assert.deepEqual(wallet.decisions.current()?.details[3], ['Function', 'withdraw'])
  wallet.controls.approveNext()
  await sent
})

void test('passes reads on and refuses blind signing and the control methods of a development node', async () => {
  assert.equal(await wallet.request({ method: 'eth_blockNumber' }), '0x10')
  for (const method of ['eth_sign', 'eth_signTransaction', 'anvil_setBalance', 'evm_mine', 'wallet_watchAsset'])
    await assert.rejects(wallet.request({ method }), rejectsWith(4200), method)
})

void test('tells a chosen account to a connected site only', async () => {
  await wallet.controls.selectAccount(second)
  assert.ok(!wallet.events.some(([event]) => event === 'accountsChanged'))
  await connected()
  await wallet.controls.selectAccount(0)
  assert.deepEqual(wallet.events.at(-1), ['accountsChanged', [owner]])
})

void test('tells when the chain stops answering and when it answers again', async () => {
  await wallet.request({ method: 'eth_blockNumber' })
  wallet.answers.set('eth_blockNumber', () => {
    throw new TypeError('fetch failed')
  })
  await assert.rejects(wallet.request({ method: 'eth_blockNumber' }))
  wallet.answers.set('eth_blockNumber', () => '0x11')
  await wallet.request({ method: 'eth_blockNumber' })
  assert.deepEqual(
    wallet.events.map(([event]) => event),
    ['connect', 'disconnect', 'connect'],
  )
})

void test('requests wait in order for their answers', async () => {
  const first = wallet.decisions.ask({ method: 'first', title: '', details: [] })
  const later = wallet.decisions.ask({ method: 'later', title: '', details: [] })
  assert.equal(wallet.decisions.current()?.method, 'first')
  wallet.controls.rejectNext()
  assert.equal(wallet.decisions.current()?.method, 'later')
  wallet.controls.approveNext()
  await assert.rejects(first, rejectsWith(4001))
  await later
})
