import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { asset } from './builders'
import { assetList, listServer } from './listServer'
import { renderApp } from './renderApp'
import { server } from './server'
import { keepSession } from './signedInStore'

const noon = (day: number) => new Date(2026, 0, day, 12).toISOString()
export const coin = asset({ id: '8', network: 'Base', contract_address: '', status: 'completed', created_at: noon(12) })
export const assetStats = (answer: () => Response) => server.use(http.get('/api/admin/asset-stats', answer))

/** Opens the tracked assets, of which a server holds these. */
export function openTracking(given = [asset(), coin], address = '/tracking', able?: Parameters<typeof listServer>[2]) {
  keepSession('moderator')
  const platform = listServer(assetList, given, able)
  assetStats(() => HttpResponse.json({ data: { total_tracked_assets: '1031' } }))
  const app = renderApp(address)
  const reads = () => platform.requests.flatMap((line) => (line.includes('/assets?') ? [line.split('?')[1]] : []))
  return { ...app, reads }
}

export const networks = () =>
  [...document.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent)
export const press = (person: ReturnType<typeof openTracking>['user'], name: string) =>
  person.click(screen.getByRole('button', { name }))
