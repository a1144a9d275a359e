import { fireEvent, render } from '@testing-library/react'
import { MediaClickToLoadContext } from '../../config/mediaClickToLoad'
import { TaskThumb } from './TaskThumb'

function show(url: string | undefined, clickToLoad = false) {
  render(
    <MediaClickToLoadContext value={clickToLoad}>
      <TaskThumb url={url} />
    </MediaClickToLoadContext>,
  )
  return {
    picture: () => document.querySelector('img'),
    drawn: () => document.querySelector('svg'),
  }
}

it('shows the first frame when it comes into view, with room kept for it, and loads no video', () => {
  const { picture, drawn } = show('/media/film.jpg?expires=1&signature=x')
  expect(picture()).toHaveAttribute('src', 'http://localhost/media/film.jpg?expires=1&signature=x')
  expect(picture()).toHaveAttribute('loading', 'lazy')
  expect(picture()).toHaveAttribute('alt', '')
  expect([picture()?.width, picture()?.height]).toEqual([480, 270])
  expect([drawn(), document.querySelector('video')]).toEqual([null, null])
})

it('draws a picture in the place of a frame that cannot be loaded', () => {
  const { picture, drawn } = show('/media/gone.jpg')
  fireEvent.error(picture() ?? document.body)
  expect(picture()).toBeNull()
  expect(drawn()).not.toBeNull()
})

it.each([
  ['without a thumbnail', '', false],
  ['from a server without thumbnails', undefined, false],
  ['for an address that no media may have', 'javascript:alert(1)', false],
  ['of another host, where media load after a press', 'https://cdn.example/film.jpg', true],
])('draws a picture and loads nothing %s', (_what, url, clickToLoad) => {
  const { picture, drawn } = show(url, clickToLoad)
  expect(picture()).toBeNull()
  expect(drawn()).not.toBeNull()
})
