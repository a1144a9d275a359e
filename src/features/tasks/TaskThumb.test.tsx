import { act, fireEvent, render } from '@testing-library/react'
import { MediaClickToLoadContext } from '../../config/mediaClickToLoad'
import { TaskThumb } from './TaskThumb'

/** Fakes the browser's observer: the test says when the card comes into view. */
function playView() {
  const told: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  class Observer {
    constructor(tell: (typeof told)[number]) {
      told.push(tell)
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
  return (isIntersecting: boolean) => act(() => told.forEach((tell) => tell([{ isIntersecting }])))
}
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

const video = () => document.querySelector('video')

it('fetches the first frame of a video when the card comes into view, and draws a picture if that fails', () => {
  const scroll = playView()
  render(<TaskThumb url="https://platform.example/film.mp4" />)
  scroll(false)
  expect(video()).toBeNull()
  scroll(true)
  expect(video()).toHaveAttribute('src', 'https://platform.example/film.mp4#t=0.5')
  expect(video()).toHaveAttribute('preload', 'metadata')
  fireEvent.error(video() ?? document.body)
  expect(video()).toBeNull()
  expect(document.querySelector('svg')).not.toBeNull()
})

it.each([
  ['without a video', undefined, false],
  ['of another host, where media load after a press', 'https://cdn.example/film.mp4', true],
])('fetches nothing %s', (_what, url, clickToLoad) => {
  const scroll = playView()
  render(
    <MediaClickToLoadContext value={clickToLoad}>
      <TaskThumb url={url} />
    </MediaClickToLoadContext>,
  )
  scroll(true)
  expect(video()).toBeNull()
})
