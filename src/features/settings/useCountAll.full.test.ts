import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createElement, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { richUsers } from '../../testing/adminBuilders'
import { takeLog } from '../../testing/consoleLog'
import { gate, recordRequests, settled } from '../../testing/requests'
import { askedRange, askedRows, server } from '../../testing/server'
import { settingsPaths } from '../../testing/settingsServer'
import { signedInStore } from '../../testing/signedInStore'
import { useCountAll } from './useCountAll'

/** The count of 250 users, of whom one cannot be read; the windows after the first wait. */
function countUsers(minimum?: string) {
  const { open, release } = gate()
  const users = richUsers(250).map((user, index) => (index === 7 ? { ...user, id: '' } : user))
  server.use(
    http.get(settingsPaths.reached, async ({ request }) => {
      if (askedRange(request).start > 0) await open
      return HttpResponse.json({ data: askedRows(request, users) })
    }),
  )
  const { store } = signedInStore('super-admin')
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children })
  const counting = renderHook(() => useCountAll(undefined, minimum), { wrapper })
  const requests = recordRequests()
  act(() => counting.result.current.start())
  return { ...counting, store, requests, release }
}

it('counts also the users that cannot be read, because they can redeem all the same', async () => {
  const { result, release } = countUsers()
  release()
  await waitFor(() => expect(result.current).toMatchObject({ state: 'counted', count: 250 }))
  takeLog()
})

it.each([undefined, '0'])('reads no further once its page is left (minimum: %s)', async (minimum) => {
  const { store, requests, release, unmount } = countUsers(minimum)
  await waitFor(() => expect(requests).toHaveLength(2))
  unmount()
  release()
  await settled(store)
  expect(requests).toHaveLength(2)
  takeLog()
})
