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

/** A seeded generator of numbers from 0 to below 1 (mulberry32), so that a failure can be reproduced. */
function repeatable(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

it('shows nothing but words, digits and "-" for a thousand campaigns of odd values', () => {
  const random = repeatable(17)
  const any = () => malformed[Math.floor(random() * malformed.length)]
  const mostly = (good: unknown) => (random() < 0.8 ? good : any())
  const rows = Array.from({ length: 1_000 }, (_, id) => ({
    id: mostly(id),
    title: mostly('City tour'),
    duration: any(),
    amount: any(),
    is_active: mostly(random() < 0.5),
    is_approved: mostly(random() < 0.5),
    is_expired: mostly(random() < 0.5),
  }))
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
