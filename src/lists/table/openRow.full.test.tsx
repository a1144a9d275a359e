import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { campaign, users } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { openUsers } from '../../testing/listPage'
import { renderApp } from '../../testing/renderApp'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { openRow } from './openRow'

async function open() {
  keepSession('moderator')
  campaignServer(campaign({ is_approved: true }))
  const app = renderApp('/campaign')
  await screen.findByText('City tour')
  return app
}

it('opens a campaign by a click on its row, and by its name', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('cell', { name: '14 Days' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(window.location.search).toBe('?view=7')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: 'City tour' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('opens nothing by a click on a control of the row, or while its text is selected', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select City tour' }))
  window.getSelection()?.selectAllChildren(screen.getByRole('cell', { name: '14 Days' }))
  screen.getByRole('cell', { name: '14 Days' }).click()
  window.getSelection()?.removeAllRanges()
  await user.click(screen.getByRole('button', { name: 'Actions for City tour' }))
  await user.click(await screen.findByRole('menuitem', { name: 'View' }))
  expect(window.location.search).toBe('?view=7')
  window.history.back()
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('opens nothing by a click on a link of the row', () => {
  const opened = jest.fn()
  render(
    <ul onClick={openRow}>
      <li>
        <button data-opens onClick={opened} /> <span>Jan 31</span>
        <a href="/" onClick={(event) => event.preventDefault()}>
          Bo
        </a>
      </li>
    </ul>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(opened).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Jan 31'))
  expect(opened).toHaveBeenCalledTimes(1)
})

it('opens a card by a click on it', async () => {
  narrowTo(compactScreen)
  const { user } = await open()
  await user.click(screen.getByText('$4,900.00 · 14 Days'))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('leaves rows alone that open nothing', async () => {
  const { user } = openUsers(users(1))
  await user.click(await screen.findByText('Jan 10, 2026'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.search).toBe('')
})
