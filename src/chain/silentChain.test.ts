import { chainServer } from '../testing/chainServer'
import { pass, stopClock } from '../testing/stopClock'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { NodeUnavailable, WrongChain } from './rpc'

const silent = new NodeUnavailable(chainA)
const rpcOf = (personActs = () => false) => createRpc(chainA, (...call) => fetch(...call), personActs)
const ask = async (rpc: ReturnType<typeof rpcOf>) => {
  const ended = rpc.request('eth_blockNumber').catch((error: unknown) => error)
  await pass(20)
  return ended
}

beforeEach(stopClock)

describe('a chain of which no node answers', () => {
  it('is left in peace for 2, 4, 8 … 60 seconds, and asked again then', async () => {
    const node = chainServer()
    node.mode = 'refused'
    const rpc = rpcOf()
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const before = node.requests.length
      expect(await ask(rpc)).toEqual(silent)
      expect(node.requests).toHaveLength(before + 1)
      await pass(seconds * 1_000 - 200)
      expect(await ask(rpc)).toEqual(silent)
      expect(node.requests).toHaveLength(before + 1)
      await pass(200)
    }
    node.mode = 'up'
    expect(await ask(rpc)).toBe('0x64')
    node.mode = 'refused'
    await ask(rpc)
    await pass(2_100)
    node.mode = 'up'
    expect(await ask(rpc)).toBe('0x64')
  })

  it('is asked at any time when a person acts', async () => {
    const node = chainServer()
    node.mode = 'refused'
    const acts = { now: false }
    const rpc = rpcOf(() => acts.now)
    await ask(rpc)
    expect(await ask(rpc)).toEqual(silent)
    node.mode = 'up'
    acts.now = true
    expect(await ask(rpc)).toBe('0x64')
  })

  it('is checked again for its chain id when it comes back', async () => {
    const node = chainServer()
    const rpc = rpcOf()
    expect(await ask(rpc)).toBe('0x64')
    node.mode = 'refused'
    await ask(rpc)
    await pass(2_100)
    node.mode = 'up'
    node.state.chainId = 1
    expect(await ask(rpc)).toEqual(new NodeUnavailable(chainA, { cause: new WrongChain() }))
  })
})
