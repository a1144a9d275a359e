import { act, renderHook } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { useQuery } from './useQuery'

function queryAt(address: string) {
  window.history.replaceState(null, '', address)
  const { result } = renderHook(() => ({ query: useQuery(), navigate: useNavigate() }), { wrapper: BrowserRouter })
  return result
}

const address = () => window.location.pathname + window.location.search

it('keeps the first of two changes that are made before the page renders', () => {
  const result = queryAt('/users?page=2')
  const [, change] = result.current.query
  act(() => {
    change((query) => query.set('search', 'mona'))
    change((query) => query.set('view', '7'))
  })
  expect(address()).toBe('/users?page=2&search=mona&view=7')
  expect(result.current.query[0].get('search')).toBe('mona')
})

it('drops a change that is made after the address has become that of another page', () => {
  const { current } = queryAt('/users')
  act(() => {
    void current.navigate('/campaign?page=3')
    current.query[1]((query) => query.set('search', 'mona'))
  })
  expect(address()).toBe('/campaign?page=3')
})
