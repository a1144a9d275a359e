import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { gate, turns } from '../../testing/requests'
import { signedInStore } from '../../testing/signedInStore'
import { notify } from '../../ui/messages/notify'
import { useReading } from './useReading'

/** A reading that fails when it is let go. */
function beginReading() {
  const { open, release } = gate()
  const { store } = signedInStore('editor')
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children })
  const { result } = renderHook(() => useReading(), { wrapper })
  const read = async () => {
    await open
    throw new Error('a window could not be read')
  }
  act(() => void result.current.begin(read, 'Not all rows could be loaded'))
  return { result, release }
}

it('shows that it reads before the first rows have come', () => {
  const { result } = beginReading()
  expect(result.current.progress).toEqual({ read: 0, total: undefined })
})

it('says nothing of a failure that comes after it was stopped', async () => {
  const said = jest.spyOn(notify, 'error')
  const { result, release } = beginReading()
  act(() => result.current.stop())
  release()
  await turns()
  expect(said).not.toHaveBeenCalled()
})
