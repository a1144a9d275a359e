import { act, renderHook } from '@testing-library/react'
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom'
import { paramsIn, type ListScope } from './listParams'
import { useListParams } from './useListParams'

const searchOnly: ListScope = { sort: [], status: [] }

/** The list parameters at an address, with the current query string and the kind of history entry made. */
function listAt(address: string, offer = searchOnly) {
  window.history.replaceState(null, '', address)
  const { result } = renderHook(
    () => ({ list: useListParams(offer), query: useLocation().search, history: useNavigationType() }),
    { wrapper: BrowserRouter },
  )
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

it.each([
  ['?size=25&page=3', 25, { start: 50, end: 74 }],
  ['?size=100', 100, { start: 0, end: 99 }],
  ['?size=11&page=2', 10, { start: 10, end: 19 }],
  ['?size=1000', 10, { start: 0, end: 9 }],
])('reads the rows of a page from %s', (query, size, request) => {
  expect(listAt(`/users${query}`).current.list).toMatchObject({ size, request })
})

it('keeps the first row on the page when its size changes, in the address and the history', () => {
  const result = listAt('/users?page=6&view=7')
  act(() => result.current.list.resize(25))
  expect([result.current.query, result.current.history]).toEqual(['?page=3&view=7&size=25', 'PUSH'])
  act(() => result.current.list.resize(10, { replace: true }))
  expect([result.current.query, result.current.history]).toEqual(['?page=6&view=7', 'REPLACE'])
})

it('puts a page into the address and leaves the rest of it alone', () => {
  const result = listAt('/campaign?view=7')
  act(() => result.current.list.goTo(1))
  expect(result.current.query).toBe('?view=7&page=2')
  act(() => result.current.list.goTo(0))
  expect(result.current.query).toBe('?view=7')
})

const offer: ListScope = { sort: ['email'], status: ['active'], from: true }
const everything = '?search=mona&status=active&sort=-email&from=2026-01-31'

it('reads search, status, sort and day from the address, and asks for rows from the local midnight of that day', () => {
  const { list } = listAt(`/users${everything}&page=2`, offer).current
  expect(list.narrowed).toBe(true)
  expect(list.request).toEqual({
    start: 10,
    end: 19,
    search: 'mona',
    status: 'active',
    sort: '-email',
    created_from: new Date(2026, 0, 31).toISOString(),
  })
  expect(list.requestOf(2)).toEqual({ ...list.request, start: 20, end: 29 })
})

it.each([
  ['?status=expired', offer],
  ['?status=', offer],
  ['?sort=password', offer],
  ['?sort=--email', offer],
  ['?search=%20', offer],
  ['?from=2026-02-30', offer],
  ['?from=today', offer],
  ['?from=2026-01-31', { sort: [], status: [] }],
  ['?search=mona', { sort: [], status: [], search: false }],
  [everything, { sort: [], status: [], search: false }],
] as const)('asks for all rows at %s where the list does not offer that', (query, offered) => {
  const { list } = listAt(`/users${query}`, offered).current
  expect([list.request, list.chosen, list.narrowed]).toEqual([{ start: 0, end: 9 }, {}, false])
})

it('cuts a search that nobody can have typed', () => {
  expect(listAt(`/users?search=${'x'.repeat(9_999)}`, offer).current.list.request.search).toHaveLength(200)
})

it.each(['search', 'actor'] as const)('cuts no letter in two that counts as two characters: %s', (name) => {
  const query = new URLSearchParams({ [name]: `${'x'.repeat(199)}😀` })
  expect(paramsIn(query, { sort: [], status: [], actor: true }).request[name]).toBe('x'.repeat(199))
})

it.each([
  ['search', 'ann', '?view=7&search=ann', 'PUSH'],
  ['status', 'active', '?view=7&status=active', 'PUSH'],
  ['sort', 'email', '?view=7&sort=email', 'PUSH'],
  ['from', '2026-01-31', '?view=7&from=2026-01-31', 'PUSH'],
] as const)('goes to the first page with another %s', (choice, value, query, history) => {
  const result = listAt('/users?page=3&view=7', offer)
  act(() => result.current.list.choose(choice, value))
  expect([result.current.query, result.current.history]).toEqual([query, history])
  act(() => result.current.list.choose(choice, undefined))
  expect(result.current.query).toBe('?view=7')
})

it('makes one step of all letters of a search, and another of its end', () => {
  const result = listAt('/users', offer)
  const steps = ['a', 'an', 'ann', undefined].map((text) => {
    act(() => result.current.list.choose('search', text))
    return result.current.history
  })
  expect(steps).toEqual(['PUSH', 'REPLACE', 'REPLACE', 'PUSH'])
})

it('shows all rows again and keeps the order they are in', () => {
  const result = listAt(`/users${everything}&page=2&view=7`, offer)
  act(() => result.current.list.clear())
  expect([result.current.query, result.current.history]).toEqual(['?sort=-email&view=7', 'PUSH'])
})
