import { render, screen } from '@testing-library/react'
import { failedAs } from '../api/errors'
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

/** How far a search in the browser has come. */
const searched = (state: 'reading' | 'complete' | 'failed', read = 0) => ({
  ...{ state, read, total: undefined, leftOut: 0, typed: '' },
  ...{ stop: jest.fn(), again: jest.fn() },
})

it.each([
  ['read', undefined],
  ['searched', searched('complete')],
])(
  'keeps its failure and the focus while it is %s again, and announces nothing until that has ended',
  (_how, progress) => {
    const part = (isFetching: boolean) => (
      <Part title="User" query={{ error: {}, isFetching, progress, refetch: jest.fn() }}>
        {() => null}
      </Part>
    )
    const { rerender } = render(part(false))
    const again = screen.getByRole('button', { name: 'Try again' })
    again.focus()
    rerender(part(true))
    expect(again).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off')
    rerender(part(false))
    expect(again).toHaveFocus()
    expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live')
  },
)

it('shows no failure of its own while a search goes on that had failed', () => {
  render(
    <Part title="User" query={{ error: {}, isFetching: true, progress: searched('reading', 10), refetch: jest.fn() }}>
      {() => null}
    </Part>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names the failure of a search before its first rows, and keeps it and the focus while they are read again', () => {
  const error = failedAs("Local Chain A isn't responding.")
  const part = (isFetching: boolean) => {
    const progress = searched(isFetching ? 'reading' : 'failed')
    return (
      <Part title="Local Chain A" query={{ error, isFetching, progress, refetch: jest.fn() }}>
        {() => null}
      </Part>
    )
  }
  const { rerender } = render(part(false))
  expect(screen.getByRole('alert')).toHaveTextContent("Local Chain A isn't responding.")
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  for (const isFetching of [true, false]) {
    rerender(part(isFetching))
    expect(again).toHaveFocus()
    expect(screen.queryByRole('status')).toBeNull()
  }
})

it('shows how a search goes on that has failed after its first rows', () => {
  render(
    <Part
      title="Local Chain A"
      things="stakes"
      query={{ error: {}, isFetching: false, progress: searched('failed', 10), refetch: jest.fn() }}
    >
      {() => null}
    </Part>,
  )
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the rest: 10 stakes read. There may be more.")
  expect(screen.queryByRole('alert')).toBeNull()
})
