import { vestingChain, type VestingChain } from '../console/vestingChain'
import { test as journey } from '../journey'

interface SendFixtures {
  readonly chain: VestingChain
  /** Switches automatic mining off for the journey. */
  readonly heldBack: VestingChain
}

/** The `test` of journeys that send transactions; their project runs them one at a time. */
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
