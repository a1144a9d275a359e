import { screen, waitFor } from '@testing-library/react'
import { signedOut } from '../../session/sessionSlice'
import { users } from '../../testing/builders'
import { gate, turns } from '../../testing/requests'
import { taskServer } from '../../testing/taskServer'
import { toast, toasts } from '../../testing/toasts'
import { openExport, savedEmails } from '../../testing/openExport'

const click = HTMLAnchorElement.prototype.click
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

/** An export of 250 rows of which 100 have been read, until it is released; then the menu is closed by Escape. */
async function closeDuringExport() {
  const page = await openExport(users(250))
  const { open, release } = gate()
  Object.assign(page.play, { heldFrom: 100, hold: open })
  await page.press('Export all rows (CSV)')
  await screen.findByText('100 of 250 rows read')
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(page.button).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.button).toHaveAttribute('aria-expanded', 'false')
  return { ...page, release }
}

it('goes on with the menu closed while the list is used, and saves what was asked for', async () => {
  const { press, release, saved } = await closeDuringExport()
  await press('Next page')
  await screen.findByText('11-20 of 250')
  release()
  await toast('250 rows exported')
  expect(new Set(await savedEmails(saved)).size).toBe(250)
})

it('shows how far it is, and can be stopped, in the menu that is opened again', async () => {
  const { press, release, reads, saved } = await closeDuringExport()
  await press('Options')
  expect(await screen.findByText('100 of 250 rows read')).toBeVisible()
  await press('Stop')
  release()
  await turns(60)
  expect(reads().at(-1)).toBe('?start=100&end=199')
  expect([saved, toasts()]).toEqual([[], []])
})

it('can be stopped also while the list has no rows to show', async () => {
  const { press, release, saved, user: person } = await closeDuringExport()
  await person.type(screen.getByRole('searchbox'), 'nobody')
  await screen.findByText('No user found')
  await press('Options')
  await person.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toBeDisabled()
  release()
  await turns(60)
  expect(saved).toEqual([])
})

it('says that it was stopped when the page is left, and reads no more', async () => {
  taskServer()
  const { release, reads, saved, user: person } = await closeDuringExport()
  await person.click(screen.getByRole('link', { name: 'Tasks' }))
  await toast('The export was stopped: its list is no longer shown.')
  release()
  await turns(60)
  expect(reads().at(-1)).toBe('?start=100&end=199')
  expect(saved).toEqual([])
})

it('says nothing of it to the next person', async () => {
  const { release, store } = await closeDuringExport()
  store.dispatch(signedOut({ why: 'replaced' }))
  await screen.findByLabelText('E-mail')
  release()
  await turns(60)
  expect(toasts()).toEqual([])
})
