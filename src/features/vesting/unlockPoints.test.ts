import { picturePoints, unlockPoints } from './unlockPoints'

const schedule = { amount: 1_000n, startTime: 1_000, cliff: 100, duration: 400, released: 0n }

it('lists edges, quarters and now in the order of time, with what has vested by then', () => {
  expect(unlockPoints(schedule, 1_250).map(({ label, time, vested }) => [label, time, vested])).toEqual([
    ['Start', 1_000, 0n],
    ['Cliff ends', 1_100, 0n],
    ['25 %', 1_200, 250n],
    ['Now', 1_250, 375n],
    ['50 %', 1_300, 500n],
    ['75 %', 1_400, 750n],
    ['Fully vested', 1_500, 1_000n],
  ])
})

it.each([999, 1_500])('has no now before the start and after the end (%s)', (now) => {
  expect(unlockPoints(schedule, now).map(({ label }) => label)).not.toContain('Now')
})

it('gives the picture every point of the table once, among evenly spread ones', () => {
  const times = picturePoints(schedule, 1_251).map(({ time }) => time)
  expect(times).toEqual(expect.arrayContaining(unlockPoints(schedule, 1_251).map(({ time }) => time)))
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  expect(Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeLessThanOrEqual(13)
})
