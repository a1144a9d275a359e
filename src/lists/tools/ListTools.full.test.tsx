import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { asset } from '../../testing/builders'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { assetList, listServer } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { compactScreen, narrowScreen, narrowTo } from '../../testing/screenWidth'

function open(address = '/tracking') {
  keepSession('moderator')
  server.use(http.get('/api/admin/asset-stats', () => HttpResponse.json({ total_tracked_assets: 2 })))
  listServer(assetList, [asset(), asset({ id: '8', network: 'Base', status: 'completed' })])
  return renderApp(address)
}
const tools = () => within(screen.getByRole('group', { name: 'List tools' }))

it('has the statuses as tabs, one of which is chosen, and the dates in the line of the search', async () => {
  const { user } = open('/tracking?search=0x&from=2026-01-01')
  await screen.findByText('1-2 of 2')
  expect(
    tools()
      .getAllByRole('radio')
      .map((tab) => tab.parentElement?.textContent),
  ).toEqual(['All', 'tracking', 'completed'])
  expect(tools().getByRole('radio', { name: /^All/ })).toBeChecked()
  await user.click(tools().getByRole('radio', { name: /^completed/ }))
  await screen.findByText('1-1 of 1')
  expect(new URLSearchParams(window.location.search).get('status')).toBe('completed')
  expect(tools().getByLabelText('From')).toHaveValue('2026-01-01')
})

it('keeps only the filters behind the button where their line has no room for them', async () => {
  narrowTo(narrowScreen)
  const { user } = open('/tracking')
  await screen.findByText('1-2 of 2')
  expect(tools().queryByLabelText('From')).toBeNull()
  await user.click(tools().getByRole('button', { name: 'Options' }))
  const options = within(await screen.findByRole('dialog', { name: 'Options' }))
  expect(options.getByLabelText('From')).toBeVisible()
  expect(options.getByRole('group', { name: 'Columns' })).toBeVisible()
  expect(options.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
})

it('keeps order, dates and export behind one button on a compact screen, with a chip for the date', async () => {
  narrowTo(compactScreen)
  const { user } = open('/tracking?from=2026-01-01')
  await screen.findByText('1-2 of 2')
  expect(tools().queryByLabelText('From')).toBeNull()
  expect(tools().queryByRole('combobox')).toBeNull()
  await user.click(await tools().findByRole('button', { name: 'Clear From Jan 1, 2026' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await user.click(tools().getByRole('button', { name: 'Options' }))
  const options = within(await screen.findByRole('dialog', { name: 'Options' }))
  expect(options.getByLabelText('From')).toBeVisible()
  expect(options.getByRole('button', { name: 'Export all rows (CSV)' })).toBeVisible()
  await user.selectOptions(await options.findByRole('combobox', { name: 'Sort by' }), 'Network ↑')
  await waitFor(() => expect(window.location.search).toBe('?sort=network'))
})
