import { vestingChain, type VestingChain } from '../console/vestingChain'
import { test as journey } from '../journey'

interface SendFixtures {
  readonly chain: VestingChain
  /** No block comes by itself while the journey lasts. */
  readonly heldBack: VestingChain
}

/** The `test` of the journeys that send something; their project makes them one after the other. */
export const test = journey.extend<SendFixtures>({
  chain: ({ stack }, provide) => provide(vestingChain(stack)),
  heldBack: async ({ chain }, provide) => {
    await chain.setAutomine(false)
    try {
      await provide(chain)
    } finally {
      await chain.setAutomine(true)
      await chain.mine()
    }
  },
})

export { expect } from '../journey'
