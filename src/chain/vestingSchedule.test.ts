import { growthText, nothingText } from './vestingSchedule'

const start = new Date(2026, 0, 10, 12).getTime() / 1000
const schedule = { amount: 1_000n, startTime: start, cliff: 0, duration: 100, released: 0n }

it('says from when on something can be released, and no date where nobody sees that time', () => {
  expect(nothingText({ nothing: 'later', opensAt: start })).toMatch(
    /^Nothing to release until Jan 10, 2026, 12:00\sPM\.$/,
  )
  expect(nothingText({ nothing: 'later', opensAt: start * 1000 })).toBe('Nothing to release yet.')
  expect(nothingText({ nothing: 'blocked', opensAt: start })).toMatch(
    /^Nothing can be released until Jan 10, 2026, 12:00\sPM: .* before then\.$/,
  )
  expect(nothingText({ nothing: 'blocked', opensAt: start * 1000 })).toBe(
    'Nothing can be released yet: a release pays all schedules together, and one of them has nothing to pay.',
  )
})

it('says until when an amount grows and when more comes, without a date where nobody sees that time', () => {
  const endless = { ...schedule, duration: 2e11 }
  const inMilliseconds = { ...schedule, startTime: start * 1000 }
  expect(growthText([endless, inMilliseconds], start + 10)).toBe(', growing.')
  expect(growthText([schedule, { ...schedule, startTime: start + 300 }], start + 10)).toMatch(
    /^, growing until Jan 10, 2026, 12:02\sPM\. The next schedule starts to pay on Jan 10, 2026, 12:05\sPM\.$/,
  )
  expect(growthText([inMilliseconds], start)).toBe('.')
})
