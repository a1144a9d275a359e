import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { asset } from '../../testing/builders'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { heads, rows } from '../../testing/shownPage'
import { shownText } from '../../testing/shownText'
import { chainA } from '../../testing/testChains'
import { toast } from '../../testing/toasts'
import { coin, openTracking, networks, press } from '../../testing/openTracking'

it('names our contracts on the network of the asset, and nowhere else', async () => {
  const contract_address = chainA.contracts.token ?? ''
  openTracking([
    asset({ id: '1', network: 'Local Chain A', contract_address }),
    asset({ id: '2', network: 'Ethereum', contract_address }),
  ])
  const named = await screen.findByRole('link', { name: /^our token/ })
  expect(named.closest('tr')).toHaveTextContent('Local Chain A')
  expect(screen.getAllByText('our token')).toHaveLength(1)
})

it('shows each asset with its contract or none, and its status as a word with a shape', async () => {
  openTracking()
  await screen.findByText('1-2 of 2')
  expect(heads()).toEqual(['Network', 'Contract Address', 'Wallet Address', 'Status', 'Date'])
  expect(rows()).toEqual([
    ['Ethereum', '0xdAC…D831ec7', '0x709…7dc79C8', '◐tracking', 'Jan 10, 2026'],
    ['Base', 'none', '0x709…7dc79C8', '●completed', 'Jan 12, 2026'],
  ])
  expect(await screen.findByText('1,031')).toBeVisible()
  expect(screen.getByText('Total Tracked Assets')).toBeVisible()
})

it('shows cards on a compact screen', async () => {
  narrowTo(compactScreen)
  openTracking([coin])
  await screen.findByText('1-1 of 1')
  const cards = within(screen.getByRole('list', { name: 'Tracked Assets' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual(['BaseWallet 0x709…7dc79C8Contract none●completed Jan 12, 2026'])
})

const day = () => screen.findByLabelText('From')
const fill = async (person: ReturnType<typeof openTracking>['user'], text: string) => person.type(await day(), text)

it('shows what was created on or after a day once that is applied, and all again after Reset', async () => {
  const { user: person, reads } = openTracking()
  await screen.findByText('1-2 of 2')
  await fill(person, '2026-01-11')
  expect(window.location.search).toBe('')
  await press(person, 'Apply')
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
  expect(window.location.search).toBe('?from=2026-01-11')
  const midnight = new Date(2026, 0, 11).toISOString()
  expect(reads().at(-1)).toBe(`start=0&end=9&created_from=${encodeURIComponent(midnight)}`)
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await press(person, 'Reset')
  await screen.findByText('1-2 of 2')
  expect([await day(), window.location.search]).toEqual([expect.objectContaining({ value: '' }), ''])
  window.history.back()
  await screen.findByText('1-1 of 1')
  expect(await day()).toHaveValue('2026-01-11')
  await person.clear(await day())
  await press(person, 'Reset')
  await screen.findByText('1-2 of 2')
})

it('asks for a date after 1970 before it is applied, and names the zone in which it is meant', async () => {
  const { user: person } = openTracking()
  await screen.findByText('1-2 of 2')
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await press(person, 'Apply')
  await toast('Choose a date first')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const field = await day()
  expect(field).toHaveAttribute('title', `Created on or after this day, ${timeZone} time`)
  // Without it Chromium takes six digits for the year.
  expect(field).toHaveAttribute('max', '9999-12-31')
  expect(field).toHaveAccessibleDescription(`${timeZone} Choose a date first`)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: '1969-07-20' } })
  expect(field).toBeValid()
  await press(person, 'Apply')
  await toast('Choose a day after 1970')
  await press(person, 'Reset')
  await waitFor(() => expect(screen.queryByText(/^Choose a d/)).toBeNull())
  expect(field).toHaveAccessibleDescription(timeZone)
  expect(field).toBeValid()
  expect(field).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled()
})

it.each(['', '?search=0xfff', '?from=2026-02-01'])('says No Asset Tracked at %j where there is none', async (query) => {
  openTracking(query ? undefined : [], `/tracking${query}`)
  expect(await screen.findByText('No Asset Tracked')).toBeVisible()
})
