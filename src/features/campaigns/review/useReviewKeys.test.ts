import { fireEvent, renderHook } from '@testing-library/react'
import { useReviewKeys } from './useReviewKeys'

it.each([
  ['a', { key: 'a' }],
  ['A with Caps Lock', { key: 'A' }],
  ['A of a Cyrillic keyboard', { key: 'ф', code: 'KeyA' }],
])('runs the action of a letter by %s', (_name, event) => {
  const approve = jest.fn()
  renderHook(() => useReviewKeys({ a: approve }))
  expect(fireEvent.keyDown(document.body, event)).toBe(false)
  expect(approve).toHaveBeenCalledTimes(1)
})

it('takes a letter that a Latin keyboard has elsewhere for that letter', () => {
  const [approve, skip] = [jest.fn(), jest.fn()]
  renderHook(() => useReviewKeys({ a: approve, q: skip }))
  fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA' })
  expect([approve, skip].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

it('does nothing by a letter that AltGr makes, such as the Polish ą on the A', () => {
  const approve = jest.fn()
  renderHook(() => useReviewKeys({ a: approve }))
  fireEvent.keyDown(document.body, { key: 'ą', code: 'KeyA', modifierAltGraph: true })
  expect(approve).not.toHaveBeenCalled()
})

it.each(['ArrowLeft', 'ArrowRight', ' '])('leaves %j to a video that has the focus', (key) => {
  const act = jest.fn()
  renderHook(() => useReviewKeys({ [key]: act }))
  const video = document.body.appendChild(document.createElement('video'))
  expect(fireEvent.keyDown(video, { key })).toBe(true)
  expect(act).not.toHaveBeenCalled()
  video.remove()
  expect(fireEvent.keyDown(document.body, { key })).toBe(false)
  expect(act).toHaveBeenCalledTimes(1)
})

it('does nothing while a dialog is open', () => {
  const approve = jest.fn()
  renderHook(() => useReviewKeys({ a: approve }))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
  expect(approve).not.toHaveBeenCalled()
  dialog.remove()
})
