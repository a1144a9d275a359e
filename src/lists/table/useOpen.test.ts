import { act, renderHook } from '@testing-library/react'
import { useOpen } from './useOpen'

it('is open for the row that it was opened for, and closed for any other that takes its place', () => {
  const { result, rerender } = renderHook((row: { id: string }) => useOpen(row), { initialProps: { id: 'a' } })
  act(() => result.current.open())
  expect(result.current.isOpen).toBe(true)
  rerender({ id: 'b' })
  expect(result.current.isOpen).toBe(false)
  rerender({ id: 'a' })
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
})
