import { render, screen } from '@testing-library/react'
import { Part } from './Part'

it('names the day of what was read on another one', () => {
  const at = new Date(2020, 10, 27, 17, 55, 10).getTime()
  const query = {
    currentData: 'Known',
    fulfilledTimeStamp: at,
    isFetching: false,
    error: undefined,
    refetch: jest.fn(),
  }
  render(
    <Part title="User" query={query}>
      {(known) => known}
    </Part>,
  )
  expect(screen.getByRole('region', { name: 'User' })).toHaveTextContent(/^UserRead Nov 27, 2020, 5:55:10\sPMKnown$/)
})
