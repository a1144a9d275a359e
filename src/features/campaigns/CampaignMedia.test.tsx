import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MediaClickToLoadContext } from '../../config/mediaClickToLoad'
import { CampaignMedia } from './CampaignMedia'

afterEach(() => {
  delete window.CloseWatcher
})

const cannot = "This media can't be shown."
const show = (url: string) => render(<CampaignMedia url={url} title="City tour" />)

it.each(['/media/tour.mp4', 'https://cdn.example/a.webm?x=1', 'https://cdn.example/A.OGG#t'])('plays %s', (url) => {
  show(url)
  expect(screen.getByLabelText('Video of City tour')).toHaveAttribute('src', new URL(url, window.location.href).href)
})

it.each(['/media/tour.jpg', '/media/tour.jpeg', '/media/tour.png', 'https://cdn.example/a.GIF?x=b.mp4'])(
  'shows the picture %s',
  (url) => {
    show(url)
    expect(screen.getByRole('img', { name: 'Picture of City tour' })).toBeVisible()
  },
)

it.each([
  '/media/tour.svg',
  '/media/tour',
  'https://cdn.example/a.mp4.html',
  'https://cdn.example/?file=a.mp4',
  'javascript:alert(1)//.png',
  'data:image/png;base64,AAAA',
  '//evil.com/a.png',
  '/\\evil.com/a.png',
  'https://user:pass@evil.com/a.png',
])('shows a sentence in the place of %s', (url) => {
  show(url)
  expect(screen.getByText(cannot)).toBeVisible()
  expect(document.querySelector('img, video')).toBeNull()
})

it('hands on an Escape that only a CloseWatcher hears, once for each focus of the video', () => {
  const watchers: EventTarget[] = []
  let destroyed = 0
  window.CloseWatcher = class extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy() {
      destroyed += 1
    }
  }
  const keys: string[] = []
  render(
    <div onKeyDown={({ key }) => keys.push(key)}>
      <CampaignMedia url="/media/tour.mp4" title="City tour" />
    </div>,
  )
  const video = screen.getByLabelText('Video of City tour')
  fireEvent.focus(video)
  expect(watchers).toHaveLength(1)
  watchers[0]?.dispatchEvent(new Event('close'))
  expect(keys).toEqual(['Escape'])
  // The video itself hears the key and passes it on, and the watcher does not hear it as well.
  fireEvent.blur(video)
  fireEvent.focus(video)
  expect(fireEvent.keyDown(video, { key: 'Escape' })).toBe(true)
  expect([keys, destroyed]).toEqual([['Escape', 'Escape'], 1])
})

it('says that there is no media', () => {
  show('')
  expect(screen.getByText('This campaign has no media.')).toBeVisible()
})

it('shows a sentence when the media cannot be loaded', () => {
  show('/media/gone.png')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText(cannot)).toBeVisible()
})

const signed = (signature: string, file = 'film.mp4') => `https://cdn.example/${file}?X-Amz-Signature=${signature}`
const address = () => document.querySelector('img, video')?.getAttribute('src')

/** Shows media, and then those of other addresses. */
function showing(url: string, clickToLoad = false) {
  const media = (given: string) => (
    <MediaClickToLoadContext value={clickToLoad}>
      <CampaignMedia url={given} title="City tour" />
    </MediaClickToLoadContext>
  )
  const { rerender } = render(media(url))
  return { then: (given: string) => rerender(media(given)) }
}
const fail = () => fireEvent.error(screen.getByLabelText('Video of City tour'))

it('goes on with the address that it has loaded while only the signature is another, and takes the newest when that has expired', () => {
  const { then } = showing(signed('a'))
  const video = screen.getByLabelText('Video of City tour')
  then(signed('b'))
  then(signed('c'))
  expect(address()).toBe(signed('a'))
  fail()
  expect(address()).toBe(signed('c'))
  expect(screen.getByLabelText('Video of City tour')).toBe(video)
})

it('tries each address that cannot be loaded once, until a newer one comes', () => {
  const { then } = showing(signed('a'))
  fail()
  expect(screen.getByText(cannot)).toBeVisible()
  then(signed('a'))
  expect(screen.getByText(cannot)).toBeVisible()
  then(signed('b'))
  expect(address()).toBe(signed('b'))
  fail()
  expect(screen.getByText(cannot)).toBeVisible()
})

it('shows another file at once, also after one that could not be loaded', () => {
  const { then } = showing(signed('a'))
  fail()
  then(signed('a', 'other.mp4'))
  expect(address()).toBe(signed('a', 'other.mp4'))
  then(signed('a', 'third.mp4'))
  expect(address()).toBe(signed('a', 'third.mp4'))
})

describe('when media of other hosts are loaded by a press only', () => {
  const ask = (url: string) =>
    render(
      <MediaClickToLoadContext value>
        <CampaignMedia url={url} title="City tour" />
      </MediaClickToLoadContext>,
    )
  const media = () => document.querySelector('img, video')

  it.each([
    ['https://cdn.example/a.png', 'Load the picture from cdn.example'],
    ['https://cdn.example:8443/a.mp4', 'Load the video from cdn.example:8443'],
  ])('asks before it loads %s, and keeps the focus', async (url, button) => {
    ask(url)
    expect(media()).toBeNull()
    expect(screen.getByText("Loading it tells the advertiser's host that you viewed it, and when.")).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(media()).toHaveAttribute('src', url)
    expect(media()?.parentElement).toHaveFocus()
  })

  it('asks again for the media of another address', async () => {
    const { rerender } = ask('https://cdn.example/a.png')
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <MediaClickToLoadContext value>
        <CampaignMedia url="https://other.example/b.png" title="City tour" />
      </MediaClickToLoadContext>,
    )
    expect(media()).toBeNull()
    expect(screen.getByRole('button', { name: 'Load the picture from other.example' })).toBeVisible()
  })

  it('does not ask again when only the signature is another', async () => {
    const { then } = showing(signed('a'), true)
    await userEvent.click(screen.getByRole('button', { name: 'Load the video from cdn.example' }))
    then(signed('b'))
    expect(address()).toBe(signed('a'))
    fail()
    expect(address()).toBe(signed('b'))
  })

  it('shows media of its own host at once', () => {
    ask('/media/tour.png')
    expect(screen.getByRole('img', { name: 'Picture of City tour' })).toBeVisible()
  })
})
