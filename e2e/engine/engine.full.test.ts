import './browserGlobals'
import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { object, string } from 'yup'
import type { Eip1193Provider } from '../../src/chain/eip1193'
import { createNodes } from '../../src/chain/nodes'
import { account, otherAccount } from '../../src/testing/fakeWallet'
import { chainA } from '../../src/testing/testChains'
import { releaseRequest } from '../../src/testing/virtual/requests'
import { openBrowser, type VirtualTab } from '../../src/testing/virtual/virtualTab'
import {
  planClosed,
  planConfirmed,
  planRequested,
  resendRequested,
  selectNodes,
} from '../../src/transactions/transactionsSlice'
import { isForgotten } from '../../src/transactions/transactionFacts'
import { notify } from '../../src/ui/messages/notify'
import { startNode, type Node } from './engineStack'

const rounds = Number(process.env.ENGINE_ROUNDS ?? 3)
/** The engine's clock runs faster by this factor; the node answers in real time. */
const haste = 20
const clock = {
  now: () => Date.now() * haste,
  sleep: (milliseconds: number) => new Promise<void>((wake) => void setTimeout(wake, milliseconds / haste)),
}
const sentSchema = object({ nonce: string().required(), gas: string().required() }).required()

void describe('the engine on a real node', () => {
  let node: Node
  let tab: VirtualTab
  let number = 0
  const successes: string[] = []
  const line = { cut: false, namesInstead: '' }

  const provider: Eip1193Provider = {
    request: async ({ method, params = [] }) => {
      if (method === 'eth_accounts') return [account]
      const answer = await node.ask(method, ...params)
      return (method === 'eth_sendTransaction' && line.namesInstead) || answer
    },
  }
  before(async () => {
    mock.method(notify, 'success', (text: string) => void successes.push(text))
    for (const kind of ['info', 'error'] as const) mock.method(notify, kind, () => undefined)
    node = await startNode(releaseRequest().call.to)
    const chain = { ...chainA, rpcUrls: [node.url] }
    const fetchUnlessCut: typeof fetch = (...request) =>
      line.cut ? Promise.reject(new TypeError('cut')) : fetch(...request)
    const port = {
      options: () => Promise.resolve([]),
      connect: () => Promise.reject(new Error('not played')),
      reconnect: () => Promise.resolve(undefined),
      disconnect: () => Promise.resolve(),
      provider: () => provider,
      subscribe: () => () => undefined,
    }
    const rpc = createNodes([chain], fetchUnlessCut).of(chain.id)
    const wallet = { port, state: { account, chainId: chain.id } }
    tab = await openBrowser({ rpc, wallet, clock }).openTab()
  })
  after(async () => {
    // Closes the node first: it is there even if no tab could be opened.
    await node.close()
    tab.close()
  })

  const until = async (what: string, holds: () => boolean) => {
    for (let tries = 0; tries < 400; tries += 1) {
      if (holds()) return
      await new Promise((wait) => setTimeout(wait, 25))
    }
    assert.fail(`${what}: ${JSON.stringify(tab.records()[0])} ${JSON.stringify(tab.plan())}`)
  }
  const newest = () => tab.records()[0]
  const silentSince = () => selectNodes(tab.store.getState(), chainA.id)?.silentSince
  const confirmed = new Set<string>()
  const becomes = async (state: string) => {
    await until(`becomes ${state}`, () => newest()?.state === state)
    if (state === 'confirmed') confirmed.add(newest()?.id ?? '')
  }

  const ask = async () => {
    number += 1
    tab.store.dispatch(planClosed())
    tab.store.dispatch(planRequested(releaseRequest(number)))
    await until('can be reviewed', () => tab.plan()?.phase === 'review')
    tab.store.dispatch(planConfirmed())
  }
  /** One transaction, signed and pending at the node. */
  const send = async () => {
    await ask()
    await becomes('pending')
    const record = newest()
    assert.ok(record?.state === 'pending')
    const { nonce, gas } = sentSchema.validateSync(await node.ask('eth_getTransactionByHash', record.hash))
    return { hash: record.hash, nonce, gas, call: releaseRequest(number).call }
  }
  type Sent = Awaited<ReturnType<typeof send>>
  const replaceBy = ({ nonce }: Sent, to: string, data: string, gas: string) => {
    const price = '0x174876e800'
    const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
    return node.text('eth_sendTransaction', { from: account, to, data, gas, nonce, ...fees })
  }

  const endings: Record<string, () => Promise<unknown>> = {
    async confirmed() {
      await send()
      await node.mine()
      await becomes('confirmed')
    },
    async reverted() {
      await send()
      await node.setReverting(true)
      await node.mine()
      await becomes('reverted')
      await node.setReverting(false)
      await node.mine()
    },
    async repriced() {
      const sent = await send()
      const hash = await replaceBy(sent, sent.call.to, sent.call.data, sent.gas)
      await node.mine()
      await becomes('confirmed')
      const record = newest()
      assert.equal(record?.state === 'confirmed' && record.hash, hash)
    },
    async cancelled() {
      await replaceBy(await send(), account, '0x', '0x5208')
      await node.mine()
      await becomes('cancelled')
    },
    async replaced() {
      await replaceBy(await send(), otherAccount, '0x', '0x5208')
      await node.mine()
      await becomes('replaced')
    },
    async dropped() {
      const { hash } = await send()
      await node.ask('anvil_dropTransaction', hash)
      await becomes('submitted')
      // The nonce is unused again; the transaction that uses it ends this one.
      await node.ask('eth_sendTransaction', { from: account, to: otherAccount, gas: '0x5208' })
      await node.mine()
      await becomes('replaced')
    },
    async 'sent again under its number'() {
      const { hash, nonce } = await send()
      await node.ask('anvil_dropTransaction', hash)
      await becomes('submitted')
      await until('is forgotten', () => tab.records().some((record) => isForgotten(record, clock.now())))
      tab.store.dispatch(resendRequested(newest()?.id ?? ''))
      await becomes('pending')
      const record = newest()
      assert.equal(record?.state === 'pending' && record.nonce, Number(nonce))
      await node.mine()
      await becomes('confirmed')
    },
    async 'found though the wallet names the hash of another'() {
      const other = await node.text('eth_sendTransaction', { from: otherAccount, to: account, gas: '0x5208' })
      line.namesInstead = other
      await ask()
      await becomes('unknown')
      line.namesInstead = ''
      assert.match(JSON.stringify(newest()), new RegExp(other))
      await node.mine()
      await becomes('confirmed')
    },
    async 'taken back by the chain and mined again'() {
      const { hash } = await send()
      const raw = await node.text('eth_getRawTransactionByHash', hash)
      await node.mine()
      await becomes('confirmed')
      await node.ask('anvil_reorg', 1, [])
      // This node does not return reorged transactions to its pool; other nodes do, and mine them again.
      await becomes('submitted')
      await node.ask('eth_sendRawTransaction', raw)
      await becomes('pending')
      await node.mine()
      await becomes('confirmed')
    },
    async 'followed over a silence of the node'() {
      await send()
      line.cut = true
      await until('is flagged', () => silentSince() !== undefined)
      await node.mine()
      line.cut = false
      await becomes('confirmed')
      assert.equal(silentSince(), undefined)
    },
    async 'closed by a reset of the chain'() {
      await send()
      await node.restart()
      await becomes('chainReset')
    },
  }
  after(() => {
    assert.equal(new Set(successes).size, confirmed.size, 'Each success is told')
    assert.equal(successes.length, confirmed.size, 'No success is told twice')
  })
  for (const [ending, play] of Object.entries(endings))
    void test(`a transaction is ${ending}, ${rounds} times`, async () => {
      for (let round = 0; round < rounds; round += 1) await play()
    })
})
