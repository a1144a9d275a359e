import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { auditLine } from '../../testing/builders'
import { openActivity } from '../../testing/openActivity'
import { server } from '../../testing/server'
import { toast, toasts } from '../../testing/toasts'

const dialog = (line: string) => screen.findByRole('dialog', { name: `Entry ${line}` })

it('says nothing about a request where there was none', async () => {
  openActivity(undefined, '/activity?view=16')
  const inside = within(await dialog('16'))
  // The empty role, both empty sides of the change, and the missing request.
  expect(inside.getAllByText('-')).toHaveLength(4)
  expect(inside.queryByText('–')).toBeNull()
  expect(inside.queryByText(/X-Request-Id/)).toBeNull()
})

const many = Array.from({ length: 30 }, (_, index) =>
  auditLine({ id: `${30 - index}`, created_at: new Date(2026, 0, 10, 12, 30 - index).toISOString() }),
)

it('finds the line of a link wherever it stands by now', async () => {
  openActivity(many, '/activity?view=3')
  expect(await dialog('3')).toBeVisible()
  expect(screen.getByText('1-10 of 30')).toBeVisible()
})

it('finds the line of a link where the clocks of two processes have written it before an earlier one', async () => {
  const [second, third] = [many.at(-2), many.at(-3)]
  const before = new Date(Date.parse(second?.created_at ?? '') - 2).toISOString()
  openActivity(
    many.map((line) => (line === third ? { ...line, created_at: before } : line)),
    '/activity?view=3',
  )
  expect(await dialog('3')).toBeVisible()
})

it.each(['1', '3'])('finds line %s of a link by its age where the server cannot be asked for one', async (id) => {
  openActivity(many, `/activity?view=${id}`, { ignores: ['id'], tells: false })
  expect(await dialog(id)).toBeVisible()
})

it.each(['31', '0', 'x', '1e400'])('says that there is no line %s', async (id) => {
  openActivity(many, `/activity?view=${id}`)
  await toast("This entry doesn't exist.")
  expect(window.location.search).toBe('')
})

it.each(['31', 'x'])('says that there is no line %s where the server cannot be asked for one', async (id) => {
  openActivity(many, `/activity?view=${id}`, { ignores: ['id'] })
  await toast("This entry doesn't exist.")
})

it('says that a line could not be loaded, not that there is none', async () => {
  openActivity(many, '/activity?view=15')
  server.use(
    http.get('/api/admin/activity', ({ request }) =>
      new URL(request.url).searchParams.has('id') ? HttpResponse.error() : undefined,
    ),
  )
  await toast("Couldn't load the entry. Try again")
  expect(toasts()).toEqual(["error: Couldn't load the entry. Try again"])
  expect(window.location.search).toBe('')
})

it('keeps a line open that newer ones push off the page, until the address names another', async () => {
  const { play, store } = openActivity(many, '/activity?view=21')
  const opened = await dialog('21')
  const row = () => document.querySelector('[aria-label="Details of entry 21"]')
  expect(row()).not.toBeNull()
  play.rows = [auditLine({ id: '31' }), ...many]
  store.dispatch(baseApi.util.invalidateTags(['Activity']))
  await waitFor(() => expect(row()).toBeNull())
  expect(await dialog('21')).toBe(opened)
  window.history.pushState(null, '', '/activity?view=3')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(await dialog('3')).toBeVisible()
  expect(toasts()).toEqual([])
})
