import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { chainServer } from '../testing/chainServer'
import { chainB } from '../testing/testChains'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { keepSession } from '../testing/signedInStore'

/** Further empty answers are tested with `pageOf` itself (src/api/unwrap.test.ts). */
const answers: readonly [string, () => Response][] = [
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['{data:null}', () => HttpResponse.json({ data: null })],
]
const lists = [
  ['/users', 'No Users'],
  ['/campaign', 'No Campaigns'],
  ['/tasks', 'No Task Available'],
  ['/tracking', 'No Asset Tracked'],
  ['/admin-users', 'No Admin'],
  ['/activity', 'No Activity'],
  ['/dashboard', 'No Asset Tracked'],
  ['/setting', 'No Settings'],
  ['/setting', 'No User reach Minimum Point.'],
] as const
const cases = lists.flatMap(([address, text]) =>
  answers.map(([what, answer]) => [address, text, what, answer] as const),
)

it.each(cases)('at %s says "%s" when the list is answered with %s', async (address, text, _what, answer) => {
  keepSession('super-admin')
  chainServer()
  chainServer({ chain: chainB })
  server.use(
    http.get('/api/admin/*-stats', () => HttpResponse.json({})),
    http.get('/api/admin/*', answer),
  )
  renderApp(address)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('The server sent an unexpected response.')).toBeNull()
})
