import { waitFor } from '@testing-library/react'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { renderApp } from '../testing/renderApp'
import { drawerScreen, narrowTo } from '../testing/screenWidth'
import { keepSession } from '../testing/signedInStore'

beforeEach(() => {
  keepSession('moderator')
  campaignServer(campaign())
})

it('has the menu beside the page on a wide screen', async () => {
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull()
})

it('has the menu in a drawer under 1024 px, which closes on navigation and on Escape', async () => {
  narrowTo(drawerScreen)
  const { screen, user } = renderApp('/campaign')
  const toggle = await screen.findByRole('button', { name: 'Open the menu' })
  expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull()
  await user.click(toggle)
  await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull())
  await user.click(toggle)
  await screen.findByRole('link', { name: 'Campaigns' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull())
})

it('moves the focus to the title of a page that a link has opened', async () => {
  const { screen } = renderApp('/')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Campaigns' })).toHaveFocus())
})

it('leads past the menu to the content', async () => {
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

it('shows the theme that is chosen', async () => {
  const { screen, user } = renderApp('/campaign')
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Dark')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})
