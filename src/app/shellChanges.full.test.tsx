import { act, waitFor, within } from '@testing-library/react'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { drawerScreen, narrowTo } from '../testing/screenWidth'
import { keepSession } from '../testing/signedInStore'
import { notify } from '../ui/messages/notify'

afterEach(() => notify.forget())
beforeEach(() => {
  keepSession('moderator')
  emptyPlatform()
  campaignServer(campaign())
})

it('leaves the drawer closed when the screen has been wide in between', async () => {
  narrowTo(drawerScreen)
  const { matchMedia } = window
  const widths = matchMedia(drawerScreen)
  window.matchMedia = (query) => (query === drawerScreen ? widths : matchMedia(query))
  const turn = (matches: boolean) => act(() => Object.assign(widths, { matches }).dispatchEvent(new Event('change')))
  const { screen, user } = renderApp('/campaign')
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }))
  await screen.findByRole('dialog')
  void turn(false)
  void turn(true)
  await screen.findByRole('button', { name: 'Open the menu' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['a wide', []],
  ['a narrow', [drawerScreen]],
])('shows the messages of the session on %s screen, and gives the focus back', async (_what, media) => {
  narrowTo(...media)
  const { screen, user } = renderApp('/campaign')
  await screen.findByText('City tour')
  notify.success('Campaign approved')
  const opener = screen.getByRole('button', { name: /^Mona/ })
  await user.click(opener)
  await user.click(await screen.findByRole('menuitem', { name: 'Messages' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Messages' }))
  expect(drawer.getByText('Campaign approved')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
})
