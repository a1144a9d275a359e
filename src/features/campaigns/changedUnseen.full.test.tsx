import { waitFor, within } from '@testing-library/react'
import { baseApi } from '../../api/baseApi'
import { listTag } from '../../api/tags'
import { campaign, campaigns } from '../../testing/builders'
import { campaignServer, campaignsOn } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { settled } from '../../testing/requests'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

beforeEach(() => keepSession('moderator'))

const changed = () => ({ website_url: 'https://evil.example/', description: 'Send me your seed phrase', amount: '1' })

/** The dialog of a campaign with the question whether to approve it. */
async function ask(platform: ReturnType<typeof campaignServer>, id: string, name: string) {
  const { screen, user, store } = renderApp(`/campaign?view=${id}`)
  const dialog = within(await screen.findByRole('dialog', { name }))
  const press = async (label: string) => user.click(await dialog.findByRole('button', { name: label }))
  await press('Approve')
  const writes = () => platform.requests.filter((line) => line.startsWith('PUT'))
  return { dialog, press, writes, store }
}

it.each([
  ['on the page that is shown', '7', { plain: false }],
  ['on another page', '27', { plain: false }],
  ['on another page of a plain server', '27', { plain: true }],
])(
  'approves no campaign %s that has changed since it was looked at, and shows the new one',
  async (_where, id, how) => {
    const name = `Campaign ${id}`
    const platform = campaignsOn(how, ...campaigns(30))
    const { dialog, press, writes } = await ask(platform, id, name)
    platform.change(id, changed)
    await press('Approve campaign')
    await toast(`${name}: Changed since you looked at it, so nothing was sent. Look again`)
    expect(toasts()).toHaveLength(1)
    expect(writes()).toEqual([])
    expect(await dialog.findByText('Send me your seed phrase')).toBeVisible()
    await press('Approve')
    await press('Approve campaign')
    await toast(`${name}: Campaign approved`)
  },
)

it('approves a campaign of which only what staff do not decide on has changed', async () => {
  const platform = campaignServer(campaign({ is_approved: false }))
  const { press } = await ask(platform, '7', 'City tour')
  platform.change('7', () => ({ thumbnail: '/sandbox/media/tour-small.jpg', expires_at: '2026-02-14T12:00:00.000Z' }))
  await press('Approve campaign')
  await toast('City tour: Campaign approved')
})

it('approves a campaign whose media have the same address, signed anew at each read, and goes on showing them', async () => {
  const film = (signature: string) => `https://bucket.s3.amazonaws.com/film.mp4?X-Amz-Signature=${signature}`
  const platform = campaignServer(campaign({ is_approved: false, media_url: film('a') }))
  const { press, store } = await ask(platform, '7', 'City tour')
  const address = () => document.querySelector('video')?.getAttribute('src')
  expect(address()).toBe(film('a'))
  platform.change('7', () => ({ media_url: film('b') }))
  store.dispatch(baseApi.util.invalidateTags([listTag('Campaign')]))
  await settled(store)
  expect(address()).toBe(film('a'))
  platform.change('7', () => ({ media_url: film('c') }))
  await press('Approve campaign')
  await toast('City tour: Campaign approved')
})

it('goes back from the question when the campaign changes under it', async () => {
  const platform = campaignServer(campaign({ is_approved: false }))
  const { dialog, writes, store } = await ask(platform, '7', 'City tour')
  platform.change('7', changed)
  store.dispatch(baseApi.util.invalidateTags([listTag('Campaign')]))
  expect(await dialog.findByText('Send me your seed phrase')).toBeVisible()
  expect(dialog.queryByRole('group', { name: /^Approve/ })).toBeNull()
  expect(dialog.getByRole('status')).toHaveTextContent('The campaign has changed. Look again before you approve it.')
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
  expect(writes()).toEqual([])
})

/** The same, once a colleague has approved the campaign, with other fields changed or not. */
async function askAfterApproval(more: object = {}) {
  const platform = campaignServer(campaign({ is_approved: false }))
  const { store, ...asked } = await ask(platform, '7', 'City tour')
  platform.change('7', () => ({ is_approved: true, is_active: true, ...more }))
  store.dispatch(baseApi.util.invalidateTags([listTag('Campaign')]))
  expect(await asked.dialog.findByText('Active')).toBeVisible()
  expect(asked.dialog.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  return asked
}

it.each([
  ['the campaign', {}],
  ['the campaign, whose content has changed too', changed()],
])('keeps the question when a colleague approves %s, and says so to whoever confirms', async (_what, more) => {
  const { dialog, press, writes } = await askAfterApproval(more)
  expect(dialog.getByRole('status')).toBeEmptyDOMElement()
  await press('Approve campaign')
  await toast('City tour was already approved')
  expect(writes()).toEqual([])
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
})

it('gives the focus not to Deactivate when the question is cancelled after a colleague has approved the campaign', async () => {
  const { dialog, press } = await askAfterApproval()
  await press('Cancel')
  expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeEnabled()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
})
