import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useListParams } from './listParams'

/** The list of an address, and the query of the address as it is now. */
function listAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => ({ list: useListParams(), query: useLocation().search }), { wrapper })
  return result
}

it.each(['', '?page=0', '?page=-1', '?page=abc', '?page=1.5', '?page=1e12', '?page=', '?page=Infinity', '?page=1'])(
  'reads %j as the first page',
  (query) => {
    expect(listAt(`/campaign${query}`).current.list).toMatchObject({ page: 0, request: { start: 0, end: 9 } })
  },
)

it('asks for the ten rows of the page in the address', () => {
  expect(listAt('/campaign?page=3').current.list).toMatchObject({ page: 2, request: { start: 20, end: 29 } })
})

it('puts a page into the address and leaves the rest of it alone', () => {
  const result = listAt('/campaign?view=7')
  act(() => result.current.list.goTo(1))
  expect(result.current.query).toBe('?view=7&page=2')
  act(() => result.current.list.goTo(0))
  expect(result.current.query).toBe('?view=7')
})
