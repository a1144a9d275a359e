import { boolean, constant, constantFrom, nat, oneof, record, sample, type Arbitrary } from 'fast-check'
import { campaignSchema } from '../../contract/entities'
import { pageOf } from '../../api/unwrap'
import { formatDecimal, formatDollars } from '../../shared/amounts'
import { takeLog } from '../../testing/consoleLog'
import { compactStatusLabel, statusLabel } from './campaignStatus'

const malformed: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  0,
  -0,
  -1,
  30,
  12.5,
  1e21,
  1e-9,
  2 ** 53,
  '0',
  '-0',
  '30',
  '12.5',
  '1e21',
  'NaN',
  'undefined',
  'Infinity',
  '9007199254740993',
  '<b>',
  true,
  false,
  'true',
  [],
  [1],
  {},
  { toString: 'x' },
]

const any = constantFrom(...malformed)
const mostly = (good: Arbitrary<unknown>) => oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: any })
const odd = record({
  id: mostly(nat()),
  title: mostly(constant('City tour')),
  duration: any,
  amount: any,
  is_active: mostly(boolean()),
  is_approved: mostly(boolean()),
  is_expired: mostly(boolean()),
})

it('shows nothing but words, digits and "-" for a thousand campaigns of odd values', () => {
  const rows = sample(odd, { numRuns: 1_000, seed: 17 })
  // As JSON: undefined is dropped, -0 becomes 0.
  const answer: unknown = JSON.parse(JSON.stringify({ data: { campaign_ads: rows } }))
  const read = pageOf(campaignSchema, 'campaign_ads')(answer, undefined, { start: 0, end: 999 }).rows

  expect(read.length).toBeGreaterThan(200)
  expect(takeLog()).toHaveLength(1_000 - read.length)
  for (const row of read) {
    expect([statusLabel(row), compactStatusLabel(row)].join()).toMatch(/^[A-Za-z ,]+$/)
    expect(formatDecimal(row.duration)).toMatch(/^(-|-?[\d,]+(\.\d+)?)$/)
    expect(formatDollars(row.amount)).toMatch(/^(-|-?\$[\d,]+(\.\d\d)?)$/)
  }
})
