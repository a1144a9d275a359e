import { setFlagsFromString } from 'node:v8'
import { readJson } from './json'

const long = '{"id":9007199254740993,"points":123456789012345678.125,"small":5,"list":[90071992547409931]}'

// Browsers tell the source since Chrome 114, this Node when it is asked to; the flag is one of the process.
const tellSource = () => setFlagsFromString('--harmony-json-parse-with-source')
const hideSource = () => setFlagsFromString('--no-harmony-json-parse-with-source')

beforeEach(tellSource)
afterAll(hideSource)

it('reads a number that a float cannot hold as well as it can where its source is not told', () => {
  hideSource()
  expect(readJson(long)).toMatchObject({ id: 9007199254740992, small: 5 })
})

it('keeps each digit of such a number where its source is told', () => {
  expect(readJson(long)).toEqual({
    id: '9007199254740993',
    points: '123456789012345678.125',
    small: 5,
    list: ['90071992547409931'],
  })
})

it.each(['99999999999999.99', '123456789.123456789', '12345678901.123456', '-1234567.1234567890', '0.0000005'])(
  'keeps each digit of %s, which a float cannot hold or write so',
  (number) => {
    expect(readJson(`{"revenue":${number}}`)).toEqual({ revenue: number })
  },
)

it('reads a short number the same beside a long one', () => {
  expect(readJson(`{"amount":1500.50,"media_url":"?signature=1234567890123456"}`)).toMatchObject({ amount: 1500.5 })
})

it.each(['', ' \n', 'null'])('reads %j as nothing', (text) => {
  expect(readJson(text)).toBeNull()
})

it.each(['<html>', '{', 'undefined'])('calls %j no JSON', (text) => {
  expect(() => readJson(text)).toThrow(SyntaxError)
})
