import { number, object } from 'yup'
import { rpc } from './rpc'

const blockSchema = object({ timestamp: number().required() }).required()

/**
 * Mines a block that has the time of this machine and sets the chain's clock by it: without a given time the clock goes on from the
 * chain's first block. After a block of the future it goes on from that one.
 */
export async function mineNow(url: string): Promise<void> {
  const { timestamp: last } = blockSchema.validateSync(await rpc(url, 'eth_getBlockByNumber', 'latest', false))
  await rpc(url, 'evm_mine', { timestamp: Math.max(Math.floor(Date.now() / 1000), last + 1) })
}
