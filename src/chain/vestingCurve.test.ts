import fc from 'fast-check'
import { claimableAt, cliffEnd, growthAfter, releaseAt, vestedAt, vestingEnd, type VestingTimes } from './vestingCurve'

const schedule = (changes: Partial<VestingTimes> = {}): VestingTimes => ({
  amount: 1_000n,
  startTime: 1_000,
  cliff: 100,
  duration: 500,
  released: 0n,
  ...changes,
})

it('vests nothing before the cliff ends and all of it a vesting duration later', () => {
  const times = [1_000, 1_099, 1_100, 1_350, 1_599, 1_600, 9_999]
  expect(times.map((time) => vestedAt(schedule(), time))).toEqual([0n, 0n, 0n, 500n, 998n, 1_000n, 1_000n])
})

it('never takes back, never exceeds the amount', () => {
  const anySchedule = fc.record({
    amount: fc.bigInt(1n, 10n ** 30n),
    startTime: fc.nat(2_000_000_000),
    cliff: fc.nat(1_000_000),
    duration: fc.integer({ min: 1, max: 3_000_000_000 }),
    released: fc.constant(0n),
  })
  fc.assert(
    fc.property(anySchedule, fc.nat(), fc.nat(), (one, early, more) => {
      const time = one.startTime + early
      expect(vestedAt(one, time) <= vestedAt(one, time + more)).toBe(true)
      expect(vestedAt(one, time + more) <= one.amount).toBe(true)
      expect([vestedAt(one, cliffEnd(one) - 1), vestedAt(one, vestingEnd(one))]).toEqual([0n, one.amount])
    }),
  )
})

it('counts as claimable what has vested and was not released, and never less than nothing', () => {
  expect(claimableAt(schedule({ released: 200n }), 1_350)).toBe(300n)
  expect(claimableAt(schedule({ released: 600n }), 1_350)).toBe(0n)
})

it('releases the sum of what is open, passing over the paid out and the not yet begun', () => {
  const paidOut = schedule({ released: 1_000n })
  const later = schedule({ startTime: 5_000 })
  expect(releaseAt([paidOut, schedule(), later, schedule({ released: 100n })], 1_350)).toEqual({ claimable: 900n })
})

it('has nothing to release without a schedule, and when all are paid out', () => {
  expect(releaseAt([], 1_350)).toEqual({ nothing: 'noSchedule' })
  expect(releaseAt([schedule({ released: 1_000n })], 1_350)).toEqual({ nothing: 'paidOut' })
})

it('says when the first cliff ends', () => {
  expect(releaseAt([schedule(), schedule({ cliff: 50 })], 1_020)).toEqual({ nothing: 'later', opensAt: 1_050 })
})

it('says when one open schedule with nothing new stops holding up the others', () => {
  const slow = schedule({ amount: 10n })
  expect(releaseAt([schedule(), slow], 1_110)).toEqual({ nothing: 'blocked', opensAt: 1_150 })
  expect(vestedAt(slow, 1_149)).toBe(0n)
  expect(releaseAt([schedule(), slow], 1_150)).toEqual({ claimable: 101n })
  expect(releaseAt([schedule({ amount: 5n }), slow], 1_110)).toEqual({ nothing: 'later', opensAt: 1_200 })
})

it('rounds the second up in which one more wei of a blocking schedule is claimable', () => {
  const slow = schedule({ amount: 7n })
  expect([1_171, 1_172].map((time) => vestedAt(slow, time))).toEqual([0n, 1n])
  expect(releaseAt([schedule(), slow], 1_110)).toEqual({ nothing: 'blocked', opensAt: 1_172 })
})

describe('what is claimable', () => {
  const vesting = schedule()
  const early = schedule({ duration: 300 })
  const waiting = schedule({ startTime: 3_000 })
  const later = schedule({ startTime: 5_000 })
  const ended = schedule({ startTime: 0 })
  const atOnce = schedule({ duration: 0 })
  const next = schedule({ startTime: 1_300 })
  const atEnd = schedule({ startTime: 1_500 })
  it.each([
    ['grows no more once everything has vested', [ended, atOnce], 1_100, {}],
    ['grows no more without a schedule', [], 1_100, {}],
    ['rises until the end of what is vesting', [vesting], 1_100, { risesUntil: 1_600 }],
    ['rises until the last second', [vesting], 1_599, { risesUntil: 1_600 }],
    ['rises no more at the end', [vesting], 1_600, {}],
    ['rises until the latest end of several', [early, vesting, ended], 1_350, { risesUntil: 1_600 }],
    ['rises on by one whose cliff ends meanwhile', [next, vesting], 1_350, { risesUntil: 1_900 }],
    ['rises on by one whose cliff ends as the other does', [vesting, atEnd], 1_350, { risesUntil: 2_100 }],
    [
      'rises by one after the other before it pauses',
      [waiting, atEnd, next, vesting],
      1_350,
      { risesUntil: 2_100, moreFrom: 3_100 },
    ],
    ['grows at the first of the cliffs to come', [ended, later, waiting], 1_350, { moreFrom: 3_100 }],
    ['rises and then grows by others', [vesting, waiting], 1_350, { risesUntil: 1_600, moreFrom: 3_100 }],
    ['begins to rise in the second in which the cliff ends', [waiting], 3_100, { risesUntil: 3_600 }],
  ])('%s', (_, schedules, time, growth) => expect(growthAfter(schedules, time)).toEqual(growth))
})
