import { chainA } from '../testing/testChains'
import { atOneBlock } from './atOneBlock'
import { quantity } from './hex'
import { MalformedResponse } from './responseErrors'
import { RpcError, type Rpc } from './rpc'

/** A chain whose requests are answered in turn by nodes with these newest blocks, the last of them from then on. */
function nodesAt(...heads: number[]): Rpc {
  const blocks = [...heads]
  const answer = (method: string, tag: unknown) => {
    const head = (blocks.length > 1 ? blocks.shift() : blocks[0]) ?? 0
    if (method === 'eth_blockNumber') return quantity(head)
    const number = tag === 'latest' ? head : Number(tag)
    if (method === 'eth_getBlockByNumber')
      return number > head ? null : { number: quantity(number), timestamp: quantity(number * 2) }
    if (number > head) throw new RpcError(-32000, 'header not found')
    return quantity(number)
  }
  return {
    chain: chainA,
    failing: () => [],
    request: (method, params = []) => new Promise((resolve) => resolve(answer(method, params[0]))),
  }
}

const readBlock = (rpc: Rpc) => async (tag: string) => ({ of: await rpc.request('a value', [tag]) })

it('needs one turn of requests while no block comes', async () => {
  const rpc = nodesAt(100)
  const asking = jest.spyOn(rpc, 'request')
  expect(await atOneBlock(rpc, readBlock(rpc))).toEqual({ of: quantity(100), block: 100, time: 200 })
  expect(asking).toHaveBeenCalledTimes(3)
})

it('reads the block that both nodes have when one is a block behind', async () => {
  // Before, value, after; then all from the node that is behind.
  const rpc = nodesAt(100, 101, 101, 100)
  expect(await atOneBlock(rpc, readBlock(rpc))).toEqual({ of: quantity(100), block: 100, time: 200 })
})

it('reads the newer block where the node has it', async () => {
  const rpc = nodesAt(100, 101)
  expect(await atOneBlock(rpc, readBlock(rpc))).toEqual({ of: quantity(101), block: 101, time: 202 })
})

it.each<[string, Error]>([
  ['refuses', new RpcError(-32000, 'header not found')],
  ['answers without sense', new MalformedResponse()],
])('says what is wrong with a node that %s each time', async (_how, error) => {
  const rpc = nodesAt(100)
  const read = jest
    .fn<Promise<object | undefined>, [string]>()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValue(error)
  await expect(atOneBlock(rpc, read)).rejects.toBe(error)
  expect(read).toHaveBeenCalledTimes(3)
})

it('says at once when no node answers', async () => {
  const rpc = nodesAt(100)
  const error = new Error('No node')
  const read = jest
    .fn<Promise<object | undefined>, [string]>()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValue(error)
  await expect(atOneBlock(rpc, read)).rejects.toBe(error)
  expect(read).toHaveBeenCalledTimes(2)
})
