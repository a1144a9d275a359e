import { chainServer } from '../testing/chainServer'
import { account } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { readOverview } from './unlockReads'

const contract = chainA.contracts.vesting ?? ''
const schedule = { creator: account, amount: 10n, startTime: 1, cliff: 0, duration: 1, released: 5n }

const read = () =>
  readOverview(
    createRpc(chainA, (...request) => fetch(...request)),
    contract,
  )

it('reads the schedules of 500 accounts, and of no more', async () => {
  const accounts = Array.from({ length: 501 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  const { state } = chainServer({ schedules: Object.fromEntries(accounts.slice(1).map((one) => [one, [schedule]])) })
  expect((await read()).schedules).toHaveLength(500)
  for (const one of accounts) state.schedules[one] = [schedule]
  await expect(read()).rejects.toThrow('More than 500 accounts have vesting schedules.')
})
