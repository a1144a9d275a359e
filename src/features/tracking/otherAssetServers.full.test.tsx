import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { asset } from '../../testing/builders'
import { renderApp } from '../../testing/renderApp'
import { askedRows, server } from '../../testing/server'
import { rows } from '../../testing/shownPage'
import { coin, assetStats, openTracking, networks, press } from '../../testing/openTracking'

it('narrows by date and status itself where the server ignores that', async () => {
  openTracking(undefined, '/tracking?from=2026-01-11&status=completed', { ignores: ['created_from', 'status'] })
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
})

it('sorts by date itself where the server ignores that', async () => {
  openTracking(undefined, '/tracking?sort=-created_at', { ignores: ['sort'] })
  await screen.findByText('1-2 of 2')
  await waitFor(() => expect(networks()).toEqual(['Base', 'Ethereum']))
})

it('shows and finds a status whatever its capitals', async () => {
  const shouted = [
    { ...asset(), status: 'TRACKING' },
    { ...coin, status: 'Completed' },
  ]
  const { unmount } = openTracking(shouted)
  await screen.findByText('1-2 of 2')
  expect(rows().map(([, , , status]) => status)).toEqual(['◐tracking', '●completed'])
  unmount()
  openTracking(shouted, '/tracking?status=completed', { ignores: ['status'] })
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
})

it('finds an asset by its wallet address', async () => {
  const { user: person } = openTracking([asset(), { ...coin, public_address: `0x${'a'.repeat(40)}` }])
  await person.type(await screen.findByRole('searchbox', { name: 'search by wallet address' }), '0xAAA')
  await screen.findByText('1-1 of 1')
  expect(networks()).toEqual(['Base'])
})

it('shows, searches and sorts the assets of a server that gives them no id', async () => {
  openTracking([])
  const { network, contract_address, public_address, status, created_at } = asset()
  const rows = Array.from({ length: 25 }, (_, index) => ({
    ...{ contract_address, public_address, status, created_at },
    // The last two have the same in every field.
    network: `${network} ${Math.min(index, 23)}`,
  }))
  server.use(
    http.get('/api/admin/assets', ({ request }) => HttpResponse.json({ data: { assets: askedRows(request, rows) } })),
  )
  assetStats(() => HttpResponse.json({ data: { total_tracked_assets: 25 } }))
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
  const { user: person, unmount } = openTracking()
  unmount()
  assetStats(() => HttpResponse.json({}, { status: 500 }))
  renderApp('/tracking')
  const alert = await screen.findByText(/Couldn't load/)
  await screen.findByText('1-2 of 2')
  const again = screen.getByRole('button', { name: 'Try again' })
  await person.click(again)
  await waitFor(() => expect(alert).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load.")
  expect(again).toHaveFocus()
  assetStats(() => HttpResponse.json({ total_tracked_assets: 2 }))
  await person.click(again)
  await waitFor(() => expect(document.querySelector('dd')).toHaveTextContent('2'))
})
