import { maturityText, planLabel } from './stakePlans'

const day = 86_400
const start = new Date(2026, 0, 10, 12).getTime() / 1000

it('names the five plans by their number', () => {
  expect([0, 1, 2, 3, 4].map(planLabel)).toEqual(['30 days', '90 days', '180 days', '360 days', 'Flexible'])
})

it.each([
  [0, 'Matures Feb 9, 2026', 30],
  [1, 'Matures Apr 10, 2026', 90],
  [2, 'Matures Jul 9, 2026', 180],
  [3, 'Matures Jan 5, 2027', 360],
  [4, 'Opens Jan 12, 2026', 2],
])('tells when plan %s can be taken out, to the second', (plan, text, days) => {
  const stake = { plan, startTime: start }
  expect(maturityText(stake, start + days * day - 1)).toBe(text)
  expect(maturityText(stake, start + days * day)).toBe(
    text.replace('Matures', 'Matured').replace('Opens', 'Open since'),
  )
})

it.each([0, start * 1000])('shows no date for a stake that began at %s', (startTime) => {
  expect(maturityText({ plan: 0, startTime }, start)).toBe('-')
})

it('shows a plan that it does not know by its number, without a date', () => {
  expect([planLabel(9), maturityText({ plan: 9, startTime: start }, start)]).toEqual(['Plan 9', '-'])
})
