import { account, otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { interfaces } from './interfaces'
import { MalformedResponse } from './responseErrors'
import { readReleased } from './vestingReads'

const contract = chainA.contracts.vesting ?? ''
const elsewhere = chainA.contracts.token ?? ''
const hash = `0x${'ab'.repeat(32)}`

const released = (address: string, to: string, amount: bigint) => ({
  address,
  ...interfaces.vesting.encodeEventLog('TokensReleased', [to, amount]),
})
const reading = (receipt: unknown) =>
  readReleased(
    { chain: chainA, request: () => Promise.resolve(receipt), failing: () => [] },
    { hash, contract, account },
  )

it('adds up what the contract has paid the account, and nothing else of the receipt', async () => {
  const logs = [
    released(contract, account, 5n),
    released(contract, otherAccount, 100n),
    released(elsewhere, account, 1_000n),
    { address: contract, topics: [hash], data: '0x' },
    released(contract.toLowerCase(), account, 2n),
  ]
  expect(await reading({ logs })).toBe('7')
})

it('does not take a receipt without such an event for a payment of nothing', async () => {
  await expect(reading({ logs: [released(contract, otherAccount, 100n)] })).rejects.toThrow(MalformedResponse)
})

it.each([null, {}, { logs: [{ address: contract }] }])('refuses %j as a receipt', async (receipt) => {
  await expect(reading(receipt)).rejects.toThrow(MalformedResponse)
})
