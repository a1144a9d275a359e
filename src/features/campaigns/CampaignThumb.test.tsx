import { fireEvent, render } from '@testing-library/react'
import { MediaClickToLoadContext } from '../../config/mediaClickToLoad'
import { CampaignThumb } from './CampaignThumb'

const show = (url: string, clickToLoad = false) =>
  render(
    <MediaClickToLoadContext value={clickToLoad}>
      <CampaignThumb url={url} />
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

it("loads no other host's picture unasked where media load after a press", () => {
  expect(picture(show('https://cdn.example/a.png', true))).toBeNull()
  expect(picture(show('/media/tour.jpg', true))).not.toBeNull()
})

it('draws a picture in the place of one that cannot be loaded', () => {
  const container = show('/media/gone.jpg')
  fireEvent.error(picture(container) ?? container)
  expect(picture(container)).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})
