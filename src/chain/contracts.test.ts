import fc from 'fast-check'
import { chainA } from '../testing/testChains'
import { addVestingSchedule, approve, describeCall, releaseVestedTokens } from './contracts'
import { interfaces } from './interfaces'

const { token = '', vesting = '' } = chainA.contracts
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const terms = { account, amount: 2n ** 255n, cliff: 86_400n, duration: 864_000n }

it('describes an approval from its calldata', () => {
  expect(describeCall(chainA, approve(token, vesting, 10n ** 18n))).toEqual({
    name: 'approve',
    contract: 'token',
    fields: [
      { label: 'Spender', kind: 'address', value: vesting },
      { label: 'Amount', kind: 'amount', value: '1000000000000000000' },
    ],
  })
})

it('describes a new vesting schedule from its calldata, to the last digit', () => {
  expect(describeCall(chainA, addVestingSchedule(vesting, terms))).toEqual({
    name: 'addVestingSchedule',
    contract: 'vesting',
    fields: [
      { label: 'Beneficiary', kind: 'address', value: account },
      { label: 'Amount', kind: 'amount', value: String(2n ** 255n) },
      { label: 'Cliff', kind: 'seconds', value: '86400' },
      { label: 'Vesting', kind: 'seconds', value: '864000' },
    ],
  })
})

it('describes a release from its calldata, wherever letters of the address are capitals', () => {
  const call = releaseVestedTokens(vesting.toUpperCase().replace('0X', '0x'), account)
  expect(describeCall(chainA, call)).toEqual({
    name: 'releaseVestedTokens',
    contract: 'vesting',
    fields: [{ label: 'Beneficiary', kind: 'address', value: account }],
  })
})

it('sends no coin along', () => {
  const calls = [approve(token, vesting, 1n), addVestingSchedule(vesting, terms), releaseVestedTokens(vesting, account)]
  expect(calls.map(({ value }) => value)).toEqual(['0', '0', '0'])
})

it('names the arguments of a function it has no words for as the contract does', () => {
  const data = interfaces.token.encodeFunctionData('allowance', [account, vesting])
  expect(describeCall(chainA, { to: token, data }).fields.map(({ label }) => label)).toEqual(['owner', 'spender'])
})

it('gives the selector of a call that is none of ours', () => {
  const { data } = approve(token, vesting, 1n)
  expect(describeCall(chainA, { to: account, data })).toMatchObject({ name: '0x095ea7b3', contract: undefined })
  expect(describeCall(chainA, { to: vesting, data })).toMatchObject({ name: '0x095ea7b3', contract: 'vesting' })
  expect(describeCall(chainA, { to: account, data: '0x' })).toEqual({ name: '0x', contract: undefined, fields: [] })
})

it('describes damaged calldata without throwing', () => {
  const { data } = addVestingSchedule(vesting, terms)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.nat(data.length).map((length) => data.slice(0, length)),
      ),
      (damaged) => {
        const { fields } = describeCall(chainA, { to: vesting, data: damaged })
        return fields.every(({ value }) => value.length > 0)
      },
    ),
  )
})
