import { http, HttpResponse } from 'msw'
import { isRecord } from '../contract/isRecord'
import { server } from '../testing/server'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { NodeUnavailable } from './rpc'

const url = 'http://127.0.0.1:8545/'
const most = 3
const tooMany = { code: 31, message: 'Batch of more than 3 requests are not allowed' }
const answerTo = (call: unknown) => ({
  jsonrpc: '2.0',
  id: isRecord(call) && call.id,
  result: isRecord(call) && call.method === 'eth_chainId' ? '0x7a69' : '0x7',
})
const refusalOf = (call: unknown) => ({ jsonrpc: '2.0', id: isRecord(call) && call.id, error: tooMany })

it.each<[string, (calls: readonly unknown[]) => Response]>([
  ['status 500 and an error', ([first]) => HttpResponse.json(refusalOf(first), { status: 500 })],
  ['status 500 and an error for each call', (calls) => HttpResponse.json(calls.map(refusalOf), { status: 500 })],
  ['one error in a list', ([first]) => HttpResponse.json([refusalOf(first)])],
  ['status 413 and an error', ([first]) => HttpResponse.json(refusalOf(first), { status: 413 })],
])('asks one by one where a node answers a batch of too many calls with %s', async (_how, refuse) => {
  const sizes: number[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const body: unknown = await request.json()
      const calls: readonly unknown[] = Array.isArray(body) ? body : [body]
      sizes.push(calls.length)
      if (calls.length > most) return refuse(calls)
      return HttpResponse.json(Array.isArray(body) ? calls.map(answerTo) : answerTo(body))
    }),
  )
  const rpc = createRpc(chainA, (...call) => fetch(...call))
  const three = () => Promise.all([1, 2, 3].map(() => rpc.request('eth_blockNumber')))
  expect(await three()).toEqual(['0x7', '0x7', '0x7'])
  expect(sizes).toEqual([4, 1, 1, 1, 1])
  expect(rpc.failing()).toEqual([])
})

it('asks in batches again after a gateway has answered one with an error page of its own', async () => {
  const sizes: number[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const body: unknown = await request.json()
      const calls: readonly unknown[] = Array.isArray(body) ? body : [body]
      sizes.push(calls.length)
      if (sizes.length > 1) return HttpResponse.json(calls.map(answerTo))
      return HttpResponse.json({ status: 503, error: 'Service Unavailable' }, { status: 503 })
    }),
  )
  const rpc = createRpc(chainA, (...call) => fetch(...call))
  const two = () => Promise.all([1, 2].map(() => rpc.request('eth_blockNumber')))
  await expect(two()).rejects.toThrow(NodeUnavailable)
  expect(await two()).toEqual(['0x7', '0x7'])
  expect(sizes).toEqual([3, 3])
})
