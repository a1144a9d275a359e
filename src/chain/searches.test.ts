import { delay, http, HttpResponse } from 'msw'
import { chainServer } from '../testing/chainServer'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { NodeUnavailable } from './rpc'

const [firstUrl = ''] = chainA.rpcUrls
const secondUrl = 'http://127.0.0.1:9545/'
const rpcOf = (chain = chainA) =>
  createRpc(
    chain,
    (...call) => fetch(...call),
    () => false,
  )

/** Answers each request with a search in a way of its own. */
const onSearch = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.post(firstUrl, async ({ request }) =>
      (await request.clone().text()).includes('eth_getLogs') ? answer() : undefined,
    ),
  )
const never = async () => {
  await delay('infinite')
  return HttpResponse.error()
}
const gaveUp = { status: 'rejected', reason: { name: 'RpcError' } }

it('sends a search alone, after the call for the chain id', async () => {
  const node = chainServer()
  const { request } = rpcOf()
  await Promise.all([
    request('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]).catch(() => undefined),
    request('eth_blockNumber'),
  ])
  expect(node.requests.map((calls) => calls.map(({ method }) => method).join()).sort()).toEqual([
    'eth_chainId',
    'eth_chainId,eth_blockNumber',
    'eth_getLogs',
  ])
})

it.each([
  ['status 504', () => new HttpResponse('Gateway Timeout', { status: 504 })],
  [
    'status 500 and an error',
    () => HttpResponse.json({ id: 2, error: { code: -32000, message: 'x' } }, { status: 500 }),
  ],
  ['status 413 and a page', () => HttpResponse.html('<h1>Too large</h1>', { status: 413 })],
  [
    'an error without its id',
    () => HttpResponse.json({ id: null, error: { code: -32600, message: 'x' } }, { status: 400 }),
  ],
  ['half an answer', () => new HttpResponse('{"id":2,"result":[{')],
  [
    'an answer that is cut off',
    () => new HttpResponse(new ReadableStream({ start: (body) => body.error(new Error()) })),
  ],
])('takes %s for a refusal of the search, and asks the node for everything else', async (_how, answer) => {
  chainServer({ block: 9 })
  onSearch(answer)
  const rpc = rpcOf()
  const both = () => Promise.allSettled([rpc.request('eth_blockNumber'), rpc.request('eth_getLogs')])
  for (let time = 1; time <= 2; time += 1) expect(await both()).toMatchObject([{ value: '0x9' }, gaveUp])
  expect(rpc.failing()).toEqual([])
})

it('takes a search without an answer for refused after 10 seconds, and asks the node for everything else', async () => {
  stopClock()
  chainServer({ block: 9 })
  onSearch(never)
  const rpc = rpcOf()
  let search: unknown
  void rpc.request('eth_getLogs').catch((error: unknown) => (search = error))
  await pass(10_100)
  await until(() => expect(search).toMatchObject({ name: 'RpcError' }))
  const number = rpc.request('eth_blockNumber')
  await pass(20)
  expect(await number).toBe('0x9')
})

it('asks the next node for a search on which the first gives up, and the first for everything else', async () => {
  const first = chainServer({ block: 9 })
  onSearch(() => new HttpResponse('', { status: 504 }))
  chainServer({ chain: { ...chainA, rpcUrls: [secondUrl] } }).answers.eth_getLogs = () => []
  const rpc = rpcOf({ ...chainA, rpcUrls: [firstUrl, secondUrl] })
  expect(await rpc.request('eth_getLogs')).toEqual([])
  expect(await rpc.request('eth_blockNumber')).toBe('0x9')
  expect(first.asked('eth_blockNumber')).toHaveLength(1)
})

it('takes a node that does not even say its chain for silent', async () => {
  server.use(http.post(firstUrl, () => new HttpResponse('', { status: 504 })))
  const rpc = rpcOf()
  await expect(rpc.request('eth_getLogs')).rejects.toEqual(new NodeUnavailable(chainA))
  expect(rpc.failing()).toEqual(['127.0.0.1:8545'])
})

it('takes a search for refused, too, where the node takes no batches', async () => {
  chainServer({ block: 9 })
  server.use(
    http.post(firstUrl, async ({ request }) =>
      Array.isArray(await request.clone().json())
        ? HttpResponse.json({ id: null, error: { code: -32600, message: 'no batches' } }, { status: 400 })
        : undefined,
    ),
  )
  const rpc = rpcOf()
  expect(await rpc.request('eth_blockNumber')).toBe('0x9')
  onSearch(() => new HttpResponse('', { status: 504 }))
  await expect(rpc.request('eth_getLogs')).rejects.toMatchObject({ name: 'RpcError' })
  expect(rpc.failing()).toEqual([])
})
