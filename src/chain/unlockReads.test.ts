import { chainServer } from '../testing/chainServer'
import type { ChainState } from '../testing/chainState'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { readOverview } from './unlockReads'

const contract = chainA.contracts.vesting ?? ''

/** What is read where the node finds no events. */
function withoutEvents(state: Partial<ChainState>) {
  chainServer(state).answers.eth_getLogs = () => []
  return readOverview(
    createRpc(chainA, (...request) => fetch(...request)),
    contract,
  )
}

it('does not take a node that finds no events for a contract without schedules while that holds tokens', async () => {
  await expect(withoutEvents({ tokens: { [contract]: 1n } })).rejects.toThrow(
    "The network's node lists no vesting schedules, but the contract holds tokens.",
  )
})

it('reads a contract without events and tokens as one without schedules', async () => {
  expect(await withoutEvents({})).toMatchObject({ schedules: [], held: '0' })
})
