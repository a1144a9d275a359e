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
