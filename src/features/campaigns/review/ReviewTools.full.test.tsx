import { fireEvent } from '@testing-library/react'
import { switchSingleKeys } from '../../../session/singleKeys'
import { campaign, campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import { openReview } from '../../../testing/openReview'
import { renderApp } from '../../../testing/renderApp'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

const site = 'https://tour.example/a'
const film = campaign({ id: '1', title: 'Film', media_url: 'https://media.example/1.mp4', website_url: site })

/** The addresses of the links that are followed. */
function followed() {
  const seen: (string | null)[] = []
  const listener = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) seen.push(event.target.getAttribute('href'))
    event.preventDefault()
  }
  document.addEventListener('click', listener)
  return { seen, stop: () => document.removeEventListener('click', listener) }
}

it('opens the website by O and by its button', async () => {
  const { user, screen } = await openReview(campaignServer(film), 'Film')
  const { seen, stop } = followed()
  await user.keyboard('o')
  await user.click(screen.getByRole('button', { name: 'Open the website' }))
  expect(seen).toEqual([site, site])
  stop()
})

it('opens no other link by O where the website is none', async () => {
  const odd = { website_url: 'javascript:alert(1)' }
  const platform = campaignServer(
    campaign({ ...odd, id: '1', title: 'Odd' }),
    campaign({ ...odd, id: '2', title: 'Earlier', is_approved: true }),
  )
  const { user, screen } = await openReview(platform, 'Odd')
  await screen.findByRole('link', { name: 'Earlier' })
  const { seen, stop } = followed()
  await user.keyboard('o')
  expect(seen).toEqual([])
  stop()
  expect(screen.getByRole('button', { name: 'Open the website' })).toBeDisabled()
})

it('plays the video and pauses it by Space and by its button', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const paused = jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true)
  const { user, screen } = await openReview(campaignServer(film), 'Film')
  await user.keyboard(' ')
  expect(play).toHaveBeenCalledTimes(1)
  paused.mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Play or pause' }))
  expect(pause).toHaveBeenCalledTimes(1)
})

it('loads the media of the next two campaigns ahead', async () => {
  const rows = campaigns(4).map((row) => ({ ...row, media_url: `https://media.example/${row.id}.png` }))
  const { user } = await openReview(campaignServer(...rows), 'Campaign 1')
  const loaded = () => [...document.querySelectorAll('div[hidden] img')].map((picture) => picture.getAttribute('src'))
  expect(loaded()).toEqual(['https://media.example/2.png', 'https://media.example/3.png'])
  await user.keyboard('s')
  expect(loaded()).toEqual(['https://media.example/3.png', 'https://media.example/4.png'])
})

it('tells how long a campaign has waited', async () => {
  const created_at = new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString()
  const { screen } = await openReview(campaignServer(campaign({ created_at, title: 'Old' })), 'Old')
  expect(screen.getByText(/^Submitted .*3 d/)).toBeVisible()
})

it('takes no key as soon as single-key shortcuts are switched off', async () => {
  const { user, shown, states } = await openReview(campaignServer(...campaigns(2)), 'Campaign 1')
  switchSingleKeys(false)
  await user.keyboard('a')
  expect([shown(), states()[0]]).toEqual(['Campaign 1', expect.not.stringContaining('Approved')])
  switchSingleKeys(true)
  await user.keyboard('s')
  expect(shown()).toBe('Campaign 2')
})

it('names the keys of its buttons until single-key shortcuts are switched off, in the window over it as well', async () => {
  const { user, screen } = await openReview(campaignServer(...campaigns(2)), 'Campaign 1')
  const named = () => document.querySelectorAll('main kbd, main [aria-keyshortcuts], main button[title*="("]').length
  expect(named()).toBeGreaterThan(7)
  await user.keyboard('?')
  const choice = await screen.findByRole('checkbox', { name: 'Single-key shortcuts' })
  await user.click(choice)
  expect(named()).toBe(0)
  await user.click(choice)
  expect(named()).toBeGreaterThan(7)
})

it('leaves by Escape also while the video has the focus', async () => {
  const { screen } = await openReview(campaignServer(film), 'Film')
  fireEvent.keyDown(screen.getByLabelText('Video of Film'), { key: 'Escape' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
})

it('shows a campaign again that a link names, when others have been shown since', async () => {
  campaignServer(...campaigns(3))
  const { user, screen } = renderApp('/campaign/review?view=2')
  await screen.findByRole('heading', { level: 2, name: 'Campaign 2' })
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('heading', { level: 2, name: 'Campaign 3' })
  window.history.pushState(null, '', '/campaign/review?view=2')
  fireEvent.popState(window)
  expect(await screen.findByRole('heading', { level: 2, name: 'Campaign 2' })).toBeVisible()
})

it('shows the keys as clearly as the words beside them, and its buttons in more lines where they need them', async () => {
  const { screen } = await openReview(campaignServer(film), 'Film')
  const key = screen.getByRole('button', { name: 'Approve' }).querySelector('kbd')
  expect(key).toHaveTextContent('A')
  expect(key && getComputedStyle(key).opacity).not.toMatch(/^0/)
  expect(screen.getByRole('group', { name: 'Decide' })).toHaveStyle({ flexWrap: 'wrap' })
})
