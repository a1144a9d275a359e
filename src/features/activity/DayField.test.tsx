import { render, screen } from '@testing-library/react'
import { DayField } from './DayField'

it('follows the day that the address says, as after Back', () => {
  const field = (day: string | undefined) => <DayField label="From" day={day} onChoose={() => undefined} />
  const { rerender } = render(field('2026-01-10'))
  expect(screen.getByLabelText('From')).toHaveValue('2026-01-10')
  rerender(field(undefined))
  expect(screen.getByLabelText('From')).toHaveValue('')
})
