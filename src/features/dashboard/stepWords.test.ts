import { inZone } from '../../testing/inZone'

it('names a day of UTC by its own date where the day before is not over yet', () => {
  const tick = inZone('America/New_York', 'src/features/dashboard/stepWords.ts', 'stepTick', ['2026-03-01'])
  expect(tick).toEqual(['Mar 1'])
})
