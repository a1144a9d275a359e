import { dayMs } from '../contract/days'
import { chainServer } from '../testing/chainServer'
import { pass, stopClock } from '../testing/stopClock'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { NodeUnavailable } from './rpc'

it('asks a node that has failed again after its pause, also when the clock was set back meanwhile', async () => {
  stopClock()
  const node = chainServer({ block: 7 })
  const rpc = createRpc(
    chainA,
    (...call) => fetch(...call),
    () => false,
  )
  const ask = async () => {
    const [answer] = await Promise.all([rpc.request('eth_blockNumber').catch((error: unknown) => error), pass(20)])
    return answer
  }
  node.mode = 'refused'
  expect(await ask()).toEqual(new NodeUnavailable(chainA))
  node.mode = 'up'
  jest.setSystemTime(Date.now() - dayMs)
  expect(await ask()).toEqual(new NodeUnavailable(chainA))
  await pass(2_000)
  expect(await ask()).toBe('0x7')
})
