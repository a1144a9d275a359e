import { delay, http, HttpResponse } from 'msw'
import { chainServer } from '../testing/chainServer'
import { recordRequests } from '../testing/requests'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { NodeUnavailable, RpcError } from './rpc'

const secondUrl = 'http://127.0.0.1:9545/'
const twoUrls = { ...chainA, rpcUrls: [...chainA.rpcUrls, secondUrl] }
const firstUrl = 'http://127.0.0.1:8545/'
const nobodyActs = () => false
const rpcOf = (chain = chainA) => createRpc(chain, (...call) => fetch(...call), nobodyActs)
const onFirst = (answer: Parameters<typeof http.post>[1]) => server.use(http.post(firstUrl, answer))
const silent = new NodeUnavailable(chainA)
const result = (id: number, value: unknown) => ({ jsonrpc: '2.0', id, result: value })
const chainIdAnswer = result(0, '0x7a69')

it('sends what is asked together as one HTTP request and gives each its own answer', async () => {
  const { requests } = chainServer({ block: 7, native: { '0xa': 5n } })
  const rpc = rpcOf()
  const answers = await Promise.all([rpc.request('eth_blockNumber'), rpc.request('eth_getBalance', ['0xA', 'latest'])])
  expect(answers).toEqual(['0x7', '0x5'])
  expect(requests.map((calls) => calls.map(({ method }) => method))).toEqual([
    ['eth_chainId', 'eth_blockNumber', 'eth_getBalance'],
  ])
})

it('asks for the chain id only once', async () => {
  const node = chainServer()
  const rpc = rpcOf()
  await rpc.request('eth_blockNumber')
  await rpc.request('eth_blockNumber')
  expect(node.requests.map((calls) => calls.length)).toEqual([2, 1])
})

it('splits what is more than a node takes in one request', async () => {
  const node = chainServer()
  const rpc = rpcOf()
  await rpc.request('eth_blockNumber')
  await Promise.all(Array.from({ length: 120 }, () => rpc.request('eth_blockNumber')))
  expect(node.requests.slice(1).map((calls) => calls.length)).toEqual([49, 49, 22])
})

it('sends no more than 50 calls in one request with the one that asks for the chain', async () => {
  const node = chainServer()
  const rpc = rpcOf()
  await Promise.all(Array.from({ length: 60 }, () => rpc.request('eth_blockNumber')))
  expect(Math.max(...node.requests.map((calls) => calls.length))).toBe(50)
})

it('gives a refusal with its code and data to the one call it belongs to', async () => {
  const node = chainServer()
  node.answers.eth_call = () => {
    throw new RpcError(3, 'execution reverted', '0x1234')
  }
  const rpc = rpcOf()
  const [block, call] = await Promise.allSettled([rpc.request('eth_blockNumber'), rpc.request('eth_call', [{}])])
  expect(block).toEqual({ status: 'fulfilled', value: '0x64' })
  expect(call).toMatchObject({ reason: { name: 'RpcError', code: 3, data: '0x1234' } })
})

const faults: Record<string, () => Response | Promise<Response>> = {
  'no connection': () => HttpResponse.error(),
  'status 502': () => HttpResponse.json([chainIdAnswer, result(1, '0x1')], { status: 502 }),
  'status 429': () => HttpResponse.json([chainIdAnswer, result(1, '0x1')], { status: 429 }),
  'status 401': () => HttpResponse.json([chainIdAnswer, result(1, '0x1')], { status: 401 }),
  'an HTML page': () => HttpResponse.html('<html><body>Welcome</body></html>'),
  'truncated JSON': () => new HttpResponse('[{"jsonrpc":"2.0","id":0,"resu'),
  'wrong ids': () => HttpResponse.json([result(70, '0x7a69'), result(71, '0x1')]),
  'ids as text': () => HttpResponse.json([chainIdAnswer, { id: '1', result: '0x1' }]),
  'neither result nor error': () => HttpResponse.json([chainIdAnswer, { id: 1 }]),
  'an empty list': () => HttpResponse.json([]),
  null: () => HttpResponse.json(null),
  'a list of garbage': () => HttpResponse.json([null, 1, 'x', [], {}]),
  'a redirect': () => HttpResponse.redirect('http://elsewhere.example/', 307),
}

it('says of a node of another chain what it is, also while it is not asked, and believes nothing of it', async () => {
  onFirst(() => HttpResponse.json([result(0, '0x1'), result(1, '0x1')]))
  const rpc = rpcOf()
  // The second time it is not asked.
  for (let time = 1; time <= 2; time += 1)
    await expect(rpc.request('eth_blockNumber')).rejects.toThrow(
      "Local Chain A can't be read: its node serves another network.",
    )
})

it.each(Object.keys(faults))('%s ends as a silent node', async (fault) => {
  onFirst(() => faults[fault]?.() ?? HttpResponse.error())
  await expect(rpcOf().request('eth_blockNumber')).rejects.toEqual(silent)
})

it.each(Object.keys(faults))('%s of one node is made good by the next', async (fault) => {
  onFirst(() => faults[fault]?.() ?? HttpResponse.error())
  chainServer({ chain: { ...chainA, rpcUrls: [secondUrl] }, block: 9 })
  expect(await rpcOf(twoUrls).request('eth_blockNumber')).toBe('0x9')
})

it('gives up a node that hangs after 10 seconds, not earlier', async () => {
  stopClock()
  chainServer().mode = 'silent'
  let ended: unknown
  void rpcOf()
    .request('eth_blockNumber')
    .catch((error: unknown) => (ended = error))
  await pass(9_900)
  expect(ended).toBeUndefined()
  await pass(200)
  await until(() => expect(ended).toEqual(silent))
})

it('gives up a node that stops in the middle of its answer', async () => {
  stopClock()
  onFirst(() => new HttpResponse(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('[{')) })))
  let ended: unknown
  void rpcOf()
    .request('eth_blockNumber')
    .catch((error: unknown) => (ended = error))
  await pass(10_100)
  await until(() => expect(ended).toEqual(silent))
})

it('asks the next node only for what the first left out of its answer', async () => {
  onFirst(async ({ request }) => {
    const calls: unknown = await request.json()
    return HttpResponse.json(Array.isArray(calls) ? [chainIdAnswer, result(1, '0x5')] : null)
  })
  const second = chainServer({ chain: { ...chainA, rpcUrls: [secondUrl] }, block: 9 })
  const rpc = rpcOf(twoUrls)
  expect(await Promise.all([rpc.request('eth_gasPrice'), rpc.request('eth_blockNumber')])).toEqual(['0x5', '0x9'])
  expect(second.requests.map((calls) => calls.map(({ method }) => method))).toEqual([
    ['eth_chainId', 'eth_blockNumber'],
  ])
})

const error = (id: number, code: number, message: string) => ({ jsonrpc: '2.0', id, error: { code, message } })

describe.each([
  ['the code of a limit', -32005, 'block range is too wide', 200],
  ['the code 429', 429, 'slow down', 200],
  ['"rate limit"', -32000, 'Rate limit reached', 200],
  ['"too many requests"', -32603, 'Too Many Requests', 200],
  ['"quota"', -32001, 'daily quota used', 200],
  ['"authenticate"', -32600, 'Must be authenticated!', 200],
  ['status 403', -32602, 'Archive requests require a personal token.', 403],
])('a refusal by %s', (_what, code, message, status) => {
  const refuse = () =>
    onFirst(() => HttpResponse.json([chainIdAnswer, error(1, code, message), result(2, '0x2')], { status }))
  const askBoth = ({ request }: ReturnType<typeof rpcOf>) =>
    Promise.allSettled([request('eth_getCode'), request('eth_blockNumber')])
  const refused = { status: 'rejected', reason: { name: 'RpcError', code, message } }
  const block = { status: 'fulfilled', value: '0x2' }

  it('is made good by the next node, which answers the other calls of the batch, too, and is not asked first then', async () => {
    refuse()
    const second = chainServer({ chain: { ...chainA, rpcUrls: [secondUrl] }, block: 9 })
    second.answers.eth_getCode = () => '0x60'
    const rpc = rpcOf(twoUrls)
    expect(await askBoth(rpc)).toEqual([
      { status: 'fulfilled', value: '0x60' },
      { status: 'fulfilled', value: '0x9' },
    ])
    onFirst(async ({ request }) => {
      const call: unknown = await request.json()
      return HttpResponse.json(result(Number(Reflect.get(Object(call), 'id')), '0x3'))
    })
    expect(await rpc.request('eth_blockNumber')).toBe('0x3')
    expect(rpc.failing()).toEqual([])
  })

  it.each([
    ['refuses, too', HttpResponse.json([chainIdAnswer, error(1, -32005, 'no')])],
    ['is silent', HttpResponse.error()],
  ])('stands when the next node %s', async (_how, answer) => {
    refuse()
    server.use(http.post(secondUrl, () => answer))
    const [code, number] = await askBoth(rpcOf(twoUrls))
    expect(code).toMatchObject({ status: 'rejected', reason: { name: 'RpcError' } })
    expect(number).toEqual(block)
  })

  it('stands where there is no other node, which counts as one that answers', async () => {
    refuse()
    const rpc = rpcOf()
    expect(await askBoth(rpc)).toMatchObject([refused, block])
    expect(rpc.failing()).toEqual([])
  })
})

it('does not ask another node about what a contract has refused', async () => {
  onFirst(() => HttpResponse.json([chainIdAnswer, error(1, 3, 'execution reverted: Paused')]))
  const second = chainServer({ chain: { ...chainA, rpcUrls: [secondUrl] } })
  await expect(rpcOf(twoUrls).request('eth_call')).rejects.toMatchObject({ code: 3 })
  expect(second.requests).toEqual([])
})

it('asks one by one when a node refuses batches, and remembers that', async () => {
  const node = chainServer({ block: 9 })
  server.use(
    http.post(firstUrl, async ({ request }) =>
      Array.isArray(await request.clone().json())
        ? HttpResponse.json(
            { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } },
            { status: 400 },
          )
        : undefined,
    ),
  )
  const sent = recordRequests()
  const rpc = rpcOf()
  const both = () => Promise.all([rpc.request('eth_blockNumber'), rpc.request('eth_gasPrice')])
  expect(await both()).toEqual(['0x9', '0x77359400'])
  expect(node.requests.map((calls) => calls.length)).toEqual([1, 1, 1])
  expect(sent).toHaveLength(4)
  expect(await both()).toEqual(['0x9', '0x77359400'])
  expect(sent).toHaveLength(6)
})

it('asks the node first that answered last', async () => {
  onFirst(() => HttpResponse.error())
  const second = chainServer({ chain: { ...chainA, rpcUrls: [secondUrl] } })
  const rpc = rpcOf(twoUrls)
  stopClock()
  const ask = async () => {
    const answer = rpc.request('eth_blockNumber')
    await pass(20)
    return answer
  }
  await ask()
  await pass(120_000)
  const sent = recordRequests()
  await ask()
  expect(sent).toHaveLength(1)
  expect(second.requests).toHaveLength(2)
})

it('ends every call of a node that is slow but answers in time', async () => {
  stopClock()
  onFirst(async () => {
    await delay(9_000)
    return HttpResponse.json([chainIdAnswer, result(1, '0x1')])
  })
  const answer = rpcOf().request('eth_blockNumber')
  await pass(9_100)
  expect(await answer).toBe('0x1')
})
