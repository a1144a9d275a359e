import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { settings } from '../../testing/adminBuilders'
import { gate, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { signedInStore } from '../../testing/signedInStore'
import { renderToasts, toast } from '../../testing/toasts'
import { feature } from './settingsFeature'
import { saveRequested } from './settingsSlice'

const write = 'PUT /api/admin/settings/1'

/** A super-admin's console, in which a read of the settings as they are now begins with `read`, and waits with its answer for `release`. */
function start() {
  renderToasts()
  const platform = settingsServer(settings())
  const { store, start: startDomain } = signedInStore('super-admin')
  startDomain(feature)
  const save = () =>
    void store.dispatch(saveRequested({ id: '1', key: 'referral_bonus', from: '50', to: '75', undoes: false }))
  const { open, release } = gate()
  async function read() {
    const before = settings()
    let reads = 0
    server.use(
      http.get(settingsPaths.list, async () => {
        reads += 1
        if (reads > 1) return undefined
        await open
        return HttpResponse.json({ data: before, total: before.length })
      }),
    )
    const range = { start: 0, end: 99 }
    void store.dispatch(adminApi.endpoints.settings.initiate(range, { forceRefetch: true }))
    await waitFor(() => expect(reads).toBe(1))
  }
  return { ...platform, save, read, release }
}

it('says what was saved and offers Undo, though a read had begun before the setting was written', async () => {
  const { save, read, release, requests, valueOf } = start()
  const written = gate()
  server.use(http.put(settingsPaths.update, () => written.open.then(() => undefined)))
  save()
  await waitFor(() => expect(requests).toContain(write))
  await read()
  written.release()
  await waitFor(() => expect(valueOf('1')).toBe('75'))
  await turns()
  release()
  await toast('Setting updated: Points per Referral is now 75 points')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('writes nothing over what somebody else has set, though a read had begun before that', async () => {
  const { save, read, release, requests, set } = start()
  await read()
  set('1', '60')
  save()
  release()
  await toast('Points per Referral was changed in the meantime: it is now 60 points. Nothing was sent.')
  expect(requests).not.toContain(write)
})
