import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { VideoField } from './VideoField'

const open = () => {
  render(<VideoField file={undefined} error={undefined} onChoose={() => undefined} />)
  const label = screen.getByText('Choose a video or drop it here')
  return { label, isMarked: () => label.parentElement?.getAttribute('data-over') }
}

it('is marked while a file is held over it, and no more once that is taken away or dropped', () => {
  const { label, isMarked } = open()
  fireEvent.dragOver(label)
  expect(isMarked()).toBe('true')
  fireEvent.dragLeave(label)
  expect(isMarked()).toBe('false')
  fireEvent.dragOver(label)
  const drop = createEvent.drop(label)
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [] } })
  fireEvent(label, drop)
  expect(isMarked()).toBe('false')
})

it('lets the picker offer the videos that are taken, by ending and by type', () => {
  open()
  expect(screen.getByLabelText('Video')).toHaveAttribute('accept', '.mp4,video/mp4,.webm,video/webm,.ogg,video/ogg')
})
