import { firstErrors } from '../../shared/firstErrors'
import { emptyForm, mayType, startingForm, termsOf, vestingSchema } from './vestingForm'
import { ether } from '../../testing/ether'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const good = { address, amount: '1000.5', cliffDuration: '1', vestingDuration: '10' }
const contracts = { token: `0x${'aB'.repeat(20)}`, staking: undefined, vesting: `0x${'c'.repeat(40)}` }
const errorsOf = (changes: Partial<typeof good>, balance = 5_000n * ether) =>
  firstErrors(vestingSchema(balance, { contracts }), { ...good, ...changes })

it('takes a schedule and turns it into wei and seconds', () => {
  expect(errorsOf({})).toEqual([])
  expect(termsOf(good)).toEqual({
    account: address,
    amount: 1_000_500_000_000_000_000_000n,
    cliff: 86_400n,
    duration: 864_000n,
  })
})

it('takes a schedule of 36500 days', () => {
  expect(errorsOf({ vestingDuration: '36500' })).toEqual([])
})

it('takes what is pasted with what chats and calculators bring along around it', () => {
  const around = { address: `\u2060${address}`, cliffDuration: '\u202d1\u202c', vestingDuration: '\u00a010\u200b' }
  expect(errorsOf(around)).toEqual([])
  expect(termsOf({ ...good, ...around })).toEqual(termsOf(good))
})

it.each([
  [{ address: '' }, 'address', 'No Public Address stated'],
  [{ address: 'vitalik.eth' }, 'address', 'Not A valid Address'],
  [{ address: `${address}0` }, 'address', 'Not A valid Address'],
  [{ address: `0x${'0'.repeat(40)}` }, 'address', "Tokens can't be vested to the zero address"],
  [{ address: `0x${'aB'.repeat(20)}` }, 'address', "Tokens can't be vested to the token contract of this network"],
  [{ address: ` 0x${'C'.repeat(40)}` }, 'address', "Tokens can't be vested to the vesting contract of this network"],
  [{ amount: '' }, 'amount', 'Amount must be greater than zero'],
  [{ amount: '0' }, 'amount', 'Amount must be greater than zero'],
  [{ amount: '-1' }, 'amount', 'Only digits and a decimal point, such as 0.5 or 1000.5'],
  [{ amount: '12,5' }, 'amount', 'Only digits and a decimal point, such as 0.5 or 1000.5'],
  [{ amount: '1e3' }, 'amount', 'Only digits and a decimal point, such as 0.5 or 1000.5'],
  [{ amount: '5000.000000000000000001' }, 'amount', 'Amount cannot be greater than Balance!'],
  [{ cliffDuration: '' }, 'cliffDuration', 'Cliff Duration is required'],
  [{ cliffDuration: '1.5' }, 'cliffDuration', 'Cliff Duration must be a whole number of days'],
  [{ vestingDuration: '' }, 'vestingDuration', 'Vesting Duration is required'],
  [{ vestingDuration: '36501' }, 'vestingDuration', 'Vesting Duration cannot be more than 36500 days'],
  [{ cliffDuration: '0', vestingDuration: '0' }, 'vestingDuration', 'Vesting Duration must be greater than zero'],
  [{ cliffDuration: '10' }, 'cliffDuration', 'Cliff duration must be less than vesting duration'],
] as const)('refuses %j', (changes, field, message) => {
  expect(errorsOf(changes)).toEqual([[field, message]])
})

it.each([
  ['10.000', '2.000', ['2.000 can be read as 2000 or 2. Write 2000, or 2.0000']],
  ['10.000', '1.250', ['1.250 can be read as 1250 or 1.25. Write 1250, or 1.2500']],
  ['10.000', '2.0000', []],
  ['10.000', '2.00', []],
  ['10.000', '0.500', []],
  ['10.000', '1234.500', []],
  ['10,000', '2.000', []],
  ['10 000', '2.000', []],
])('says where ten thousand is written %s of an amount of %s: %j', (tenThousand, amount, messages) => {
  jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue(tenThousand)
  expect(errorsOf({ amount }, 5_000_000n * ether).map(([, message]) => message)).toEqual(messages)
})

it('takes an amount that would be more than the balance without its point as what it says', () => {
  jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('10.000')
  const schema = vestingSchema(123_456n * 10n ** 15n, { contracts })
  expect(firstErrors(schema, { ...good, amount: '123.456' })).toEqual([])
})

it('knows no upper limit while the balance is unknown', () => {
  expect(firstErrors(vestingSchema(undefined, { contracts }), { ...good, amount: '9999999' })).toEqual([])
})

it.each([
  ['', true],
  ['12', true],
  ['12.', true],
  ['12.5', true],
  ['12.500000000000000001', false],
  ['13', false],
  ['12.5000000000000000000', false],
  [`1${'0'.repeat(60)}`, false],
  ['abc', true],
  ['-1', true],
  ['1,5', true],
])('lets %j stand in a field over a balance of 12.5: %s', (text, may) => {
  expect(mayType(text, 12_500_000_000_000_000_000n)).toBe(may)
})

it('starts with the beneficiary of a link, and with nothing that was typed for another one or has a 19th decimal', () => {
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const typed = { ...emptyForm, amount: '5', cliffDuration: '1' }
  const other = { ...typed, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }
  expect(startingForm(other, undefined)).toBe(other)
  expect(startingForm(typed, account)).toEqual({ ...typed, address: account })
  expect(startingForm(other, account)).toEqual({ ...emptyForm, address: account })
  const tooFine = { ...other, amount: '1.0000000000000000001' }
  expect(startingForm(tooFine, undefined)).toEqual({ ...other, amount: '' })
  const same = { ...typed, address: account.toLowerCase() }
  expect(startingForm(same, account)).toBe(same)
})
