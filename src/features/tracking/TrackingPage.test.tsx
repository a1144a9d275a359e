import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { asset } from '../../testing/builders'
import { assetList, listServer } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { askedRows, server } from '../../testing/server'
import { heads, rows } from '../../testing/shownPage'
import { shownText } from '../../testing/shownText'
import { keepSession } from '../../testing/signedInStore'
import { chainA } from '../../testing/testChains'
import { toast } from '../../testing/toasts'

const noon = (day: number) => new Date(2026, 0, day, 12).toISOString()
const coin = asset({ id: '8', network: 'Base', contract_address: '', status: 'completed', created_at: noon(12) })
const stats = (answer: () => Response) => server.use(http.get('/api/admin/asset-stats', answer))

function open(given = [asset(), coin], address = '/tracking', able?: Parameters<typeof listServer>[2]) {
  keepSession('moderator')
  const platform = listServer(assetList, given, able)
  stats(() => HttpResponse.json({ data: { total_tracked_assets: '1031' } }))
  const app = renderApp(address)
  const reads = () => platform.requests.flatMap((line) => (line.includes('/assets?') ? [line.split('?')[1]] : []))
  return { ...app, reads }
}

const networks = () => [...document.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent)

it('names our contracts on the network of the asset, and nowhere else', async () => {
  const contract_address = chainA.contracts.token ?? ''
  open([
    asset({ id: '1', network: 'Local Chain A', contract_address }),
    asset({ id: '2', network: 'Ethereum', contract_address }),
  ])
  const named = await screen.findByRole('link', { name: /^our token/ })
  expect(named.closest('tr')).toHaveTextContent('Local Chain A')
  expect(screen.getAllByText('our token')).toHaveLength(1)
})

it('shows each asset with its contract or none, and its status as a word with a shape', async () => {
  open()
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
  open([coin])
  await screen.findByText('1-1 of 1')
  const cards = within(screen.getByRole('list', { name: 'Tracked Assets' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual(['BaseWallet 0x709…7dc79C8Contract none●completed Jan 12, 2026'])
})

const day = () => screen.findByLabelText('From')
const fill = async (person: ReturnType<typeof open>['user'], text: string) => person.type(await day(), text)
const press = (person: ReturnType<typeof open>['user'], name: string) =>
  person.click(screen.getByRole('button', { name }))

it('shows what was created on or after a day once that is applied, and all again after Reset', async () => {
  const { user: person, reads } = open()
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
  const { user: person } = open()
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

it('narrows by date and status itself where the server ignores that', async () => {
  open(undefined, '/tracking?from=2026-01-11&status=completed', { ignores: ['created_from', 'status'] })
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
})

it('sorts by date itself where the server ignores that', async () => {
  open(undefined, '/tracking?sort=-created_at', { ignores: ['sort'] })
  await screen.findByText('1-2 of 2')
  await waitFor(() => expect(networks()).toEqual(['Base', 'Ethereum']))
})

it('shows and finds a status whatever its capitals', async () => {
  const shouted = [
    { ...asset(), status: 'TRACKING' },
    { ...coin, status: 'Completed' },
  ]
  const { unmount } = open(shouted)
  await screen.findByText('1-2 of 2')
  expect(rows().map(([, , , status]) => status)).toEqual(['◐tracking', '●completed'])
  unmount()
  open(shouted, '/tracking?status=completed', { ignores: ['status'] })
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
})

it('finds an asset by its wallet address', async () => {
  const { user: person } = open([asset(), { ...coin, public_address: `0x${'a'.repeat(40)}` }])
  await person.type(await screen.findByRole('searchbox', { name: 'search by wallet address' }), '0xAAA')
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
})

it.each(['', '?search=0xfff', '?from=2026-02-01'])('says No Asset Tracked at %j where there is none', async (query) => {
  open(query ? undefined : [], `/tracking${query}`)
  expect(await screen.findByText('No Asset Tracked')).toBeVisible()
})

it('shows, searches and sorts the assets of a server that gives them no id', async () => {
  open([])
  const { network, contract_address, public_address, status, created_at } = asset()
  const rows = Array.from({ length: 25 }, (_, index) => ({
    ...{ contract_address, public_address, status, created_at },
    // The last two have the same in every field.
    network: `${network} ${Math.min(index, 23)}`,
  }))
  server.use(
    http.get('/api/admin/assets', ({ request }) => HttpResponse.json({ data: { assets: askedRows(request, rows) } })),
  )
  stats(() => HttpResponse.json({ data: { total_tracked_assets: 25 } }))
  cleanup()
  const { user: person } = renderApp('/tracking')
  await screen.findByText('1-10 of 25')
  expect(networks()).toEqual(rows.slice(0, 10).map((row) => row.network))
  await press(person, 'Network')
  await waitFor(() => expect(networks().slice(0, 3)).toEqual(['Ethereum 0', 'Ethereum 1', 'Ethereum 2']))
  await press(person, 'Network')
  await waitFor(() => expect(networks().slice(0, 3)).toEqual(['Ethereum 23', 'Ethereum 23', 'Ethereum 22']))
})

it('offers to read the figure again, says anew that it failed, and shows the list all the same', async () => {
  const { user: person, unmount } = open()
  unmount()
  stats(() => HttpResponse.json({}, { status: 500 }))
  renderApp('/tracking')
  const alert = await screen.findByText(/Couldn't load/)
  await screen.findByText('1-2 of 2')
  const again = screen.getByRole('button', { name: 'Try again' })
  await person.click(again)
  await waitFor(() => expect(alert).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load.")
  expect(again).toHaveFocus()
  stats(() => HttpResponse.json({ total_tracked_assets: 2 }))
  await person.click(again)
  await waitFor(() => expect(document.querySelector('dd')).toHaveTextContent('2'))
})
