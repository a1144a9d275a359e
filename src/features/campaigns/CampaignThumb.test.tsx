import { fireEvent, render } from '@testing-library/react'
import { MediaClickToLoadContext } from '../../config/mediaClickToLoad'
import { CampaignThumb } from './CampaignThumb'

const show = (url: string, { clickToLoad = false, thumbnail = '' } = {}) =>
  render(
    <MediaClickToLoadContext value={clickToLoad}>
      <CampaignThumb media_url={url} thumbnail={thumbnail} />
    </MediaClickToLoadContext>,
  ).container
const picture = (container: Element) => container.querySelector('img')

it.each(['/media/tour.jpg', 'https://cdn.example/a.GIF'])('shows %s small, when it comes into view', (url) => {
  expect(picture(show(url))).toHaveAttribute('loading', 'lazy')
  expect(picture(document.body)).toHaveAttribute('width', '40')
})

it.each(['/media/tour.mp4', 'javascript:alert(1)//.png', '', 'http://cdn.example/a.png'])(
  'loads nothing for %j and draws a picture of its own',
  (url) => {
    const container = show(url)
    expect(picture(container)).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
  },
)

it('shows the first frame of a video that the server keeps, and for a picture the picture itself', () => {
  const thumbnail = '/media/1.jpg'
  expect(picture(show('https://cdn.example/a.mp4', { thumbnail }))).toHaveAttribute(
    'src',
    'http://localhost/media/1.jpg',
  )
  expect(picture(show('/media/tour.png', { thumbnail }))).toHaveAttribute('src', 'http://localhost/media/tour.png')
  expect(picture(show('/media/tour.svg', { thumbnail }))).toBeNull()
  expect(picture(show('/media/tour.mp4', { thumbnail: 'javascript:alert(1)' }))).toBeNull()
})

it("loads no other host's picture unasked where media load after a press", () => {
  expect(picture(show('https://cdn.example/a.png', { clickToLoad: true }))).toBeNull()
  expect(picture(show('/media/tour.jpg', { clickToLoad: true }))).not.toBeNull()
})

it('draws a picture in the place of one that cannot be loaded', () => {
  const container = show('/media/gone.jpg')
  fireEvent.error(picture(container) ?? container)
  expect(picture(container)).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})
