import { chainServer } from '../testing/chainServer'
import { chainA, chainB } from '../testing/testChains'
import { createNodes } from './nodes'

it('leads each chain to its own nodes', async () => {
  chainServer({ block: 1 })
  chainServer({ chain: chainB, block: 2 })
  const nodes = createNodes([chainA, chainB], (...call) => fetch(...call))
  const blocks = [chainA, chainB].map(({ id }) => nodes.of(id).request('eth_blockNumber'))
  expect(await Promise.all(blocks)).toEqual(['0x1', '0x2'])
})

it('refuses a chain that is not configured', () => {
  const nodes = createNodes([chainA], fetch)
  expect(() => nodes.of(10)).toThrow('Chain 10 is not configured.')
})

it('names the nodes that failed when they were asked last, by their hosts', async () => {
  const twoNodes = { ...chainA, rpcUrls: ['http://127.0.0.1:8547/', ...chainA.rpcUrls] }
  const first = chainServer({ chain: { ...chainA, rpcUrls: ['http://127.0.0.1:8547/'] } })
  chainServer()
  const rpc = createNodes([twoNodes], (...call) => fetch(...call)).of(chainA.id)
  await rpc.request('eth_blockNumber')
  expect(rpc.failing()).toEqual([])
  first.mode = 'refused'
  await rpc.request('eth_blockNumber')
  expect(rpc.failing()).toEqual(['127.0.0.1:8547'])
})
