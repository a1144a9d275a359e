import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'

/** The dashboard on a server with one of each on one day, and half a dollar; what was asked of it. */
function open(address: string) {
  keepSession('moderator')
  emptyPlatform()
  const asked: string[] = []
  const brought = { users: '1', submitted: '1', approved: '1', revenue: '0.5' }
  const step = { from: '2026-01-31', to: '2026-01-31', is_over: true, ...brought, points: '1' }
  const points = { since: '2026-01-31', today: '1', before: null }
  server.use(
    http.get('/api/admin/series', ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString())
      return HttpResponse.json({ data: { before: brought, steps: [step], points } })
    }),
  )
  return { ...renderApp(address), asked }
}

it('divides a year by month unless somebody chooses', async () => {
  const { asked } = open('/dashboard?days=365')
  await screen.findByRole('figure', { name: 'New users' })
  expect(asked).toContain('days=365&by=month')
  expect(screen.getByRole('combobox', { name: 'Divided by' })).toHaveValue('month')
})

it('divides another period as is usual for it, however the one before was divided', async () => {
  const { user, asked } = open('/dashboard?days=30&by=month')
  await screen.findByRole('figure', { name: 'New users' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90 days')
  await waitFor(() => expect(asked).toContain('days=90&by=week'))
  expect(window.location.search).toBe('?days=90')
})

it('marks whole numbers at the axis of what is counted, and parts of a dollar', async () => {
  open('/dashboard')
  const marks = async (name: string) => {
    const figure = await screen.findByRole('figure', { name })
    return [...figure.querySelectorAll('text')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^0\./.test(text))
  }
  for (const name of ['New users', 'Submitted campaigns', 'Approved campaigns', 'Points earned'])
    expect(await marks(name)).toEqual([])
  expect(await marks('Revenue')).toEqual(['0.2', '0.4', '0.6'])
})
