import fc from 'fast-check'
import { object, ValidationError, type Schema } from 'yup'
import { contractAddress, publicAddress } from './addressRules'
import { email, password } from './fields'
import {
  amount,
  chainId,
  confirmPassword,
  description,
  duration,
  format,
  media,
  name,
  referralCode,
  stakingAmount,
  title,
  txHash,
  websiteUrl,
} from './formRules'

const ether = 10n ** 18n
const a = (length: number) => 'a'.repeat(length)

const rules: Readonly<Record<string, Schema>> = {
  media: media(),
  name: name(),
  title: title(),
  description: description(),
  format: format(),
  duration: duration(),
  stakingAmount: stakingAmount(100n * ether),
  amount: amount(),
  chain_id: chainId(),
  tx_hash: txHash(),
  public_address: publicAddress(),
  contract_address: contractAddress(),
  referral_code: referralCode(),
  website_url: websiteUrl(),
  email: email(),
  password: password(),
  confirm_password: confirmPassword(),
  password_confirmation: confirmPassword(),
}

/** What a form with this one field says first of a value; undefined when it takes it. */
function says(rule: Schema | undefined, value: unknown): string | undefined {
  try {
    object({ field: rule ?? referralCode() }).validateSync({ field: value }, { abortEarly: false })
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0]
    throw error
  }
}

const hash = (length: number, digit = 'a') => `0x${digit.repeat(length)}`
const wrongTypes = [{}, [], ['a', 'b'], { $ne: '' }]
const nothing = [undefined, null, '', '   ']

type Expectation = readonly [field: string, message: string | undefined, values: readonly unknown[]]

/** Per field: what it says of these values; `undefined` is what it takes. */
const expectations: readonly Expectation[] = [
  ['media', 'Provide a video or image', [...nothing, ...wrongTypes, 'v.mp4', 5, new File([], 'v.mp4')]],
  ['media', undefined, [new File(['x'], 'v.mp4')]],
  ['name', 'Name cannot be empty', [...nothing, ...wrongTypes]],
  ['name', undefined, ['a', ' a ', a(100)]],
  ['title', 'Campaign Title cannot be empty', [...nothing, ...wrongTypes]],
  ['title', undefined, ['a', '<b>']],
  ['description', 'Description cannot be empty', [...nothing, ...wrongTypes]],
  ['description', undefined, ['a', 'a\nb']],
  ['format', 'Invalid format', [...nothing, ...wrongTypes, 0, 3, '0', '3', '01', 1.5, '1.0', 'a', true]],
  ['format', undefined, [1, 2, '1', '2']],
  ['duration', 'Duration is required', nothing],
  ['duration', 'Duration must be greater than zero', [...wrongTypes, 0, '0', '0.0', -1, '-1', 'a', '1e3', '-0', 'NaN']],
  ['duration', undefined, [1, '1', '0.5', ' 30 ', '36500']],
  ['stakingAmount', 'Amount must be greater than zero', [...nothing, ...wrongTypes, 0, '0', '0.0', '-1', 'a', '1e3']],
  ['stakingAmount', 'Amount must be greater than zero', [`0.${'0'.repeat(18)}1`, '.', '1.', '.5', '1,5', 'Infinity']],
  ['stakingAmount', 'Amount cannot be greater than Balance!', ['101', 101, `100.${'0'.repeat(17)}1`, '9'.repeat(60)]],
  ['stakingAmount', undefined, ['100', 100, `0.${'0'.repeat(17)}1`, `99.${'9'.repeat(18)}`, ' 1 ']],
  ['amount', 'Amount must be greater than zero', [...nothing, ...wrongTypes]],
  ['amount', 'Budget must be greater than zero', [0, '0', '0.00', -1, '-1', 'a', '1e3', '$5']],
  ['amount', undefined, [1, '1', '0.01', '9007199254740993']],
  ['chain_id', 'No Chain Selected', [...nothing, ...wrongTypes]],
  ['chain_id', undefined, [1, '1', '421614']],
  ['tx_hash', 'No Transaction Hash stated', nothing],
  [
    'tx_hash',
    'Not A valid hash',
    [...wrongTypes, '0', '0x', hash(63), hash(65), hash(64, 'g'), `0X${a(64)}`, a(64), 5],
  ],
  ['tx_hash', undefined, [hash(64), hash(64, 'F'), hash(64, '0'), ` ${hash(64)} `]],
  ['public_address', 'No Public Address stated', nothing],
  ['public_address', 'Not A valid Address', [...wrongTypes, '0', 'x', '1x', `0X${a(40)}`, a(40), 5]],
  ['public_address', undefined, ['0x', `0x${a(40)}`, ` \u200b0x${a(40)}\u2060 `]],
  ['contract_address', undefined, [...nothing, '0x', `0x${a(40)}`, `\u20600x${a(40)}`]],
  ['contract_address', 'Not A valid Address', [...wrongTypes, '0', 'x0', `0X${a(40)}`, 5]],
  ['referral_code', undefined, [...nothing, ...wrongTypes, 'a', 5]],
  ['email', 'E-mail is required', [undefined, null, '', '   ']],
  ['email', 'E-mail is invalid', [...wrongTypes, 'a', 'a@b', `${a(250)}@b.co`]],
  ['email', undefined, ['a@b.co', `${a(249)}@b.co`]],
  ['password', 'Password is required', [undefined, null, '', ...wrongTypes]],
  ['password', 'Password must be greater than 7', ['a', a(7), '       ']],
  ['password', undefined, [a(8), a(256), '        ']],
  ...['confirm_password', 'password_confirmation'].flatMap(
    (field) =>
      [
        [field, 'Confirm Password is required', [undefined, null, '', ...wrongTypes]],
        [field, 'Confirm Password must be greater than 7', ['a', a(7), '       ']],
        [field, undefined, [a(8), a(256), '        ']],
      ] as const,
  ),
  [
    'website_url',
    'Provide a valid website url',
    [
      ...nothing,
      ...wrongTypes,
      'a',
      5,
      'example',
      'example.c',
      '//evil.com',
      '/\\evil.com',
      'https://',
      'https:///evil.com',
      'https:evil.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'javascript://example.com/%0aalert(1)',
      'https://user:pass@evil.com',
      'user@evil.com',
      'https://a.co:80@evil.com',
      'http://localhost',
      'localhost:3000',
      'http://127.0.0.1',
      'http://[::1]/',
      'exa mple.com',
      'example.com/a b',
      'example.com/\u0001',
      'example.com:99999',
      'https://example.com\\@evil.com',
      `example.com/${a(2_037)}`,
      `https://example.com/${a(5_000)}`,
      `${a(5_000)}.`,
    ],
  ],
  [
    'website_url',
    undefined,
    [
      'example.com',
      'EXAMPLE.COM',
      'https://example.com',
      'HTTP://example.com/a/b?c=d#e',
      'http://shop.example.co.uk:8080/',
      'bücher.example',
      'https://xn--bcher-kva.example',
      'example.xn--p1ai',
      '  https://example.com  ',
      'example.com/@name',
      `example.com/${a(2_036)}`,
    ],
  ],
]

it.each(expectations)('%s says %j of what it should', (field, message, values) => {
  expect(values.filter((value) => says(rules[field], value) !== message)).toEqual([])
})

it('has something to say of every field but the one without a rule', () => {
  const silent = Object.keys(rules).filter((field) => [...nothing, 5, '!'].every((value) => !says(rules[field], value)))
  expect(silent).toEqual(['referral_code'])
})

it('takes any amount to stake while the balance is unknown, but none of zero', () => {
  expect(says(stakingAmount(undefined), '9'.repeat(60))).toBeUndefined()
  expect(says(stakingAmount(undefined), '0')).toBe('Amount must be greater than zero')
})

/** An amount as text with so many units of the 18th decimal, in one of the ways people write it. */
const written = (units: bigint, zeros: number) => {
  const digits = String(units).padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '').padEnd(zeros, '0')
  return `${digits.slice(0, -18)}${fraction && `.${fraction}`}`
}

it('judges an amount to stake exactly, to the last decimal', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 40n })
  fc.assert(
    fc.property(units, units, fc.nat(18), (given, balance, zeros) => {
      const expected =
        given === 0n
          ? 'Amount must be greater than zero'
          : given > balance
            ? 'Amount cannot be greater than Balance!'
            : undefined
      expect(says(stakingAmount(balance), written(given, zeros))).toBe(expected)
    }),
  )
  fc.assert(
    fc.property(units, (balance) => {
      expect(says(stakingAmount(balance), written(balance + 1n, 0))).toBe('Amount cannot be greater than Balance!')
    }),
  )
})

it('takes 0x with 64 hex digits for a hash and nothing else', () => {
  const hex = fc.stringMatching(/^[\da-fA-F]{64}$/)
  fc.assert(fc.property(hex, (digits) => expect(says(txHash(), `0x${digits}`)).toBeUndefined()))
  fc.assert(
    fc.property(hex, fc.nat(63), fc.constantFrom('', 'g', ' ', 'aa', 'é'), (digits, at, put) => {
      const changed = `0x${digits.slice(0, at)}${put}${digits.slice(at + 1)}`
      expect(says(txHash(), changed)).toBe('Not A valid hash')
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(text.trim() !== '')
      expect(says(txHash(), text)).toBe('Not A valid hash')
    }),
  )
})
