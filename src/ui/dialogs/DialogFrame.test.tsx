import { act, render, screen } from '@testing-library/react'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { DialogFrame } from './DialogFrame'

const real = globalThis.ResizeObserver
let resized = () => {}
afterEach(() => {
  globalThis.ResizeObserver = real
})

const open = () =>
  render(
    <DialogFrame title="Terms" onClose={() => undefined} actions={null}>
      <p>Nothing to press</p>
    </DialogFrame>,
  )

it('lets Tab reach its content only while that is higher than its room', () => {
  const ended: string[] = []
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      resized = () => tell([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {
      ended.push('disconnected')
    }
  }
  const { unmount } = open()
  const content = screen.getByText('Nothing to press').parentElement ?? document.body
  const isReached = (higher: number) => {
    jest.spyOn(content, 'scrollHeight', 'get').mockReturnValue(100 + higher)
    jest.spyOn(content, 'clientHeight', 'get').mockReturnValue(100)
    act(() => resized())
    return content.getAttribute('tabindex')
  }
  expect([0, 1, 0].map(isReached)).toEqual([null, '0', null])
  unmount()
  expect(ended).toEqual(['disconnected'])
})

it.each([
  ['fills a compact screen', [compactScreen], true],
  ['leaves room around it on another one', [], false],
])('%s', (_what, screens, isFull) => {
  narrowTo(...screens)
  open()
  expect(/MuiDialog-paperFullScreen/.test(screen.getByRole('dialog', { name: 'Terms' }).className)).toBe(isFull)
})
