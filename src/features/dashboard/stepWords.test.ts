import { inLocale } from '../../testing/inLocale'
import { inZone } from '../../testing/inZone'

it('names a day of UTC by its own date where the day before is not over yet', () => {
  const tick = inZone('America/New_York', 'src/features/dashboard/stepWords.ts', 'stepTick', ['2026-03-01'])
  expect(tick).toEqual(['Mar 1'])
})

it('names a month by the calendar that has it', async () => {
  inLocale('fa-IR')
  const { stepTick } = await import('./stepWords')
  // Not Azar, which ends on 21 December.
  expect(stepTick('2026-12-01', 'month')).toBe('دسامبر')
})
