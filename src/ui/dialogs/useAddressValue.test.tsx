import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter, useNavigationType } from 'react-router-dom'
import { useAddressValue } from './useAddressValue'

/** What is open on a page that was reached from another one. */
function start() {
  window.history.replaceState(null, '', '/tasks')
  window.history.pushState(null, '', '/users')
  const { result } = renderHook(() => ({ ...useAddressValue('view'), arrived: useNavigationType() }), {
    wrapper: BrowserRouter,
  })
  const isOpen = (value: string | null) => waitFor(() => expect(result.current.value).toBe(value))
  return { result, isOpen }
}

it('is closed again by its button after Forward has opened it again', async () => {
  const { result, isOpen } = start()
  act(() => result.current.open('1'))
  act(() => result.current.close())
  await isOpen(null)
  act(() => window.history.forward())
  await isOpen('1')
  act(() => result.current.close())
  await isOpen(null)
})

it('leaves no step in the history when it is closed, also where another value has replaced the first', async () => {
  const { result, isOpen } = start()
  act(() => result.current.open('1'))
  const steps = window.history.length
  act(() => result.current.open('2'))
  expect([result.current.value, window.history.length]).toEqual(['2', steps])
  act(() => result.current.close())
  await isOpen(null)
  expect(result.current.arrived).toBe('POP')
})

it('goes back once for two presses', async () => {
  const { result, isOpen } = start()
  const back = jest.spyOn(window.history, 'go')
  act(() => result.current.open('1'))
  act(() => {
    result.current.close()
    result.current.close()
  })
  await isOpen(null)
  expect(back.mock.calls).toEqual([[-1]])
})
