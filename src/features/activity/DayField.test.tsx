import { fireEvent, render, screen } from '@testing-library/react'
import { notify } from '../../ui/messages/notify'
import { DayField } from './DayField'

it('follows the day that the address says, as after Back', () => {
  const field = (day: string | undefined) => <DayField label="From" day={day} onChoose={() => undefined} />
  const { rerender } = render(field('2026-01-10'))
  expect(screen.getByLabelText('From')).toHaveValue('2026-01-10')
  rerender(field(undefined))
  expect(screen.getByLabelText('From')).toHaveValue('')
})

it('says once of each day before 1970 that it takes none, however often the field is left', () => {
  const say = jest.spyOn(notify, 'error').mockReturnValue()
  render(<DayField label="From" day={undefined} onChoose={() => undefined} />)
  const field = screen.getByLabelText('From')
  const leave = (times: number) => Array.from({ length: times }, () => fireEvent.blur(field))
  fireEvent.change(field, { target: { value: '1969-07-20' } })
  leave(3)
  expect(say.mock.calls).toEqual([['Choose a day after 1970']])
  fireEvent.change(field, { target: { value: '1968-07-20' } })
  leave(2)
  expect(say).toHaveBeenCalledTimes(2)
})
