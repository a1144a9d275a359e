import { http, HttpResponse } from 'msw'
import { adminUser } from '../../testing/adminBuilders'
import { adminPaths } from '../../testing/adminServer'
import { settled } from '../../testing/requests'
import { askedRows, server } from '../../testing/server'
import { signedInStore } from '../../testing/signedInStore'
import { renderToasts, toast } from '../../testing/toasts'
import { listsSlice } from '../../lists/search/listsSlice'
import { adminChanges } from './adminChanges'
import { feature } from './adminUsersFeature'

const list = 'adminUsers'
const { readingStarted, windowRead, readingEnded } = listsSlice.actions

it.each([
  ['stays among the rows that were read for a search when the server refuses to delete it', 6, 409, true],
  ['stays among them also where it stands too far to be read beside them', 80, 409, true],
  ['leaves them once it is deleted', 6, 200, false],
])('an admin that stands further down by now %s', async (_what, newer, status, stays) => {
  renderToasts()
  const all = Array.from({ length: 300 }, (_, at) => adminUser({ id: `${at}` }))
  server.use(
    http.get('/api/admin/admin-users', ({ request }) =>
      HttpResponse.json({ data: askedRows(request, all), total: 300 }),
    ),
    http.delete(adminPaths.row, () => {
      if (status === 200) all.splice(200 + newer, 1)
      return HttpResponse.json({ message: 'Answered' }, { status })
    }),
  )
  const { store, start } = signedInStore('super-admin')
  start(feature)
  const rows = all.slice(100)
  // Meanwhile some are new.
  all.unshift(...Array.from({ length: newer }, (_, at) => adminUser({ id: `new ${at}` })))
  store.dispatch(readingStarted({ list, run: 'first', from: 100, version: 1, at: 0, isForced: false }))
  store.dispatch(windowRead({ list, run: 'first', rows, leftOut: 0, next: 300, total: 300 }))
  store.dispatch(readingEnded({ list, run: 'first', end: 'complete' }))
  const admin = { id: '200', name: 'Ann', text: 'Ann', request: { start: 0, end: 9 } }
  store.dispatch(adminChanges.changeRequested({ ...admin, action: 'delete' }))
  await toast('Ann: Answered')
  await settled(store)
  expect(store.getState().lists.readings[list]?.rows.some(({ id }) => id === '200')).toBe(stays)
})
