import { recheckRequested } from '../../transactions/transactionsSlice'
import { checkAlways, checkTold, checkTruth } from './modelChecks'
import type { Command } from './modelCommands'
import { createFacts } from './modelFacts'
import { stepsOf } from './modelSteps'
import { turn } from './virtualBrowser'

/** Runs commands on a virtual world, whose chain needs so many confirmations, and collects the violated invariants. */
export async function createModel(confirmations: number) {
  const facts = await createFacts(confirmations)
  const steps = stepsOf(facts)
  const { problems, tabs, world } = facts
  const { chain, clock, storage } = world

  return {
    problems,
    /** Whether a reorganisation has happened. */
    hasMoved: () => facts.moved,
    async run(command: Command) {
      await steps[command.type](command)
      await turn()
      checkAlways(facts)
    },
    /** At rest: after three polls of the chain all records must agree with it. */
    async settle() {
      chain.state.down = false
      chain.state.lag = 0
      chain.state.unindexed = undefined
      storage.state.full = false
      // What one block makes final may also wait for it.
      for (let block = 0; confirmations > 1 && block < confirmations; block += 1) chain.mine()
      const areLookedAt = tabs.every((tab) => tab.isLookedAt())
      // Nodes in back-off are asked once a minute.
      await clock.pass(facts.wasShort ? 250_000 : 5_000)
      if (areLookedAt) checkTold(facts)
      tabs.forEach((tab) => tab.setVisible(true))
      await clock.pass(5_000)
      for (let look = 0; look < 3; look += 1) {
        const [tab] = tabs
        for (const { id } of tab?.records() ?? []) tab?.store.dispatch(recheckRequested(id))
        await turn()
      }
      const now = checkAlways(facts)
      checkTold(facts)
      checkTruth(facts, now)
      tabs.forEach((tab) => tab.close())
    },
  }
}
