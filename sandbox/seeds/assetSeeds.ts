import type { assets } from '../../server/db/schema'
import { createRandom } from './random'
import { momentsBefore } from './times'
import { networks } from './words'

type AssetSeed = typeof assets.$inferInsert

const assetCount = 400

/** Assets tracked over the last year; older ones are mostly completed, native coins have no contract. */
export function assetSeeds(today: Date): AssetSeed[] {
  const random = createRandom(2)
  return momentsBefore(random, today, 365, assetCount).map((createdAt, index) => ({
    network: random.pick(networks),
    contractAddress: random.chance(0.8) ? `0x${random.hex(40)}` : null,
    publicAddress: `0x${random.hex(40)}`,
    status: random.chance(index / assetCount) ? 'tracking' : 'completed',
    createdAt,
  }))
}
