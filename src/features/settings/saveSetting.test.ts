import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import userEvent from '@testing-library/user-event'
import { adminApi } from '../../api/adminApi'
import { baseApi } from '../../api/baseApi'
import { settings } from '../../testing/adminBuilders'
import { gate, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { signedInStore } from '../../testing/signedInStore'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import { keepSettingDraft, readSettingDraft } from './settingDrafts'
import { feature } from './settingsFeature'
import { saveRequested } from './settingsSlice'

const readAgain = 'GET /api/admin/settings?start=0&end=99'
const write = 'PUT /api/admin/settings/1'
const key = 'referral_bonus'

beforeEach(renderToasts)

/** A super-admin's console over a server with the usual settings. */
function start() {
  const platform = settingsServer(settings())
  const { store, start: startDomain } = signedInStore('super-admin')
  startDomain(feature)
  const save = (from: string, to: string) =>
    void store.dispatch(saveRequested({ id: '1', key, from, to, undoes: false }))
  return { ...platform, store, save }
}

it('reads the setting again, writes once, and its draft is one no more', async () => {
  const { save, store, requests, valueOf } = start()
  keepSettingDraft(key, '75.0')
  save('50', '75')
  save('50', '75')
  await toast('Setting updated: Points per Referral is now 75 points')
  await settled(store)
  expect(requests).toEqual([readAgain, write, readAgain])
  expect(valueOf('1')).toBe('75')
  expect(readSettingDraft(key)).toBeUndefined()
})

it('says what the server has saved where that is another value, and offers no Undo, which may be of a later change', async () => {
  const { save, set } = start()
  const round = () => {
    set('1', '75')
    return HttpResponse.json({ message: 'Setting updated' })
  }
  server.use(http.put(settingsPaths.update, round, { once: true }))
  save('50', '75.5')
  await toast('Setting updated: Points per Referral is now 75 points')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('says only that a value was saved where it cannot be read again', async () => {
  const { save, valueOf } = start()
  server.use(
    http.get(settingsPaths.list, () =>
      valueOf('1') === '75' ? HttpResponse.json({ message: 'No' }, { status: 403 }) : undefined,
    ),
  )
  save('50', '75')
  await toast('Setting updated: Points per Referral')
})

it('keeps as a draft what was typed while it was being saved', async () => {
  const { save } = start()
  keepSettingDraft(key, '80')
  save('50', '75')
  await toast('Setting updated: Points per Referral is now 75 points')
  expect(readSettingDraft(key)).toBe('80')
})

it('reads the settings and who reached the minimum once more while they are shown', async () => {
  const { save, store, requests } = start()
  const shown = [{ start: 0, end: 9 }]
  for (const range of shown) await store.dispatch(adminApi.endpoints.minPointsUsers.initiate(range))
  await store.dispatch(adminApi.endpoints.settings.initiate({ start: 0, end: 99 }))
  requests.length = 0
  save('50', '75')
  await toast('Setting updated: Points per Referral is now 75 points')
  await settled(store)
  expect(requests.slice(0, 2)).toEqual([readAgain, write])
  expect(requests.slice(2).sort()).toEqual([readAgain, 'GET /api/admin/users/min-points?start=0&end=9'])
})

it('writes nothing over what somebody else has set meanwhile, and says what', async () => {
  const { save, set, requests } = start()
  keepSettingDraft(key, '75')
  set('1', '60')
  save('50', '75')
  await toast('Points per Referral was changed in the meantime: it is now 60 points. Nothing was sent.')
  expect(requests).toEqual([readAgain])
  expect(readSettingDraft(key)).toBe('75')
})

it('takes nothing back when the new value no longer stands', async () => {
  const { save, set, valueOf, requests } = start()
  save('50', '75')
  await toast('Setting updated: Points per Referral is now 75 points')
  set('1', '60')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await toast('Points per Referral was changed in the meantime: it is now 60 points. Nothing was undone.')
  expect(valueOf('1')).toBe('60')
  expect(requests.filter((line) => line === write)).toHaveLength(1)
})

/** The first change is saved, and its Undo is pressed while the second is sent, which then ends as `answer` says. */
async function undoMeanwhile(answer: (platform: ReturnType<typeof start>) => Response) {
  const platform = start()
  const { save, store } = platform
  save('50', '75')
  await toast('Setting updated: Points per Referral is now 75 points')
  const { open, release } = gate()
  server.use(http.put(settingsPaths.update, () => open.then(() => answer(platform)), { once: true }))
  save('75', '80')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(store.getState()).toMatchObject({ settings: { saving: [key] } })
  return { ...platform, release }
}

const refuse = () => HttpResponse.json({ message: 'No' }, { status: 422 })

it('takes a change back that still stands when a newer one, which was being sent, is refused', async () => {
  const { release, requests, valueOf } = await undoMeanwhile(refuse)
  expect(requests.filter((line) => line === write)).toHaveLength(2)
  release()
  await toast('Setting updated: Points per Referral is now 50 points')
  expect(valueOf('1')).toBe('50')
})

it('takes nothing back when a newer change, which was being sent, is saved', async () => {
  const { release, requests } = await undoMeanwhile(({ set }) => {
    set('1', '80')
    return HttpResponse.json({})
  })
  release()
  await toast('Points per Referral was changed in the meantime: it is now 80 points. Nothing was undone.')
  expect(requests.filter((line) => line === write)).toHaveLength(2)
})

it('takes two changes back one after the other when a newer one, which was being sent, is refused', async () => {
  const { save, store, valueOf } = start()
  save('50', '60')
  await toast('Setting updated: Points per Referral is now 60 points')
  save('60', '75')
  await toast('Setting updated: Points per Referral is now 75 points')
  const { open, release } = gate()
  server.use(http.put(settingsPaths.update, () => open.then(refuse), { once: true }))
  save('75', '80')
  for (const undo of screen.getAllByRole('button', { name: 'Undo' }).reverse()) await userEvent.click(undo)
  release()
  await waitFor(() => expect(valueOf('1')).toBe('50'))
  await settled(store)
})

it('takes nothing back in the session of the next person', async () => {
  const { store, save, release, valueOf } = await undoMeanwhile(refuse)
  store.dispatch(baseApi.util.resetApiState())
  release()
  await settled(store)
  expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
  // The value that the Undo would take back.
  save('75', '75.0')
  await toast('Setting updated: Points per Referral is now 75 points')
  await settled(store)
  expect(valueOf('1')).toBe('75.0')
})

it.each([
  [
    'cannot be read',
    () => HttpResponse.json({ message: 'No access to settings' }, { status: 403 }),
    "Couldn't reload the setting, so nothing was changed. No access to settings",
  ],
  ['has gone', () => HttpResponse.json({ data: [] }), 'The setting no longer exists, so nothing was changed.'],
])('sends nothing when the setting %s', async (_what, answer, message) => {
  const { save, requests } = start()
  server.use(http.get(settingsPaths.list, answer))
  save('50', '75')
  await toast(message)
  expect(requests).toEqual([readAgain])
})

it('shows the words in which the server refuses, and keeps the draft', async () => {
  const { save, requests } = start()
  keepSettingDraft(key, '75')
  server.use(http.put(settingsPaths.update, () => HttpResponse.json({ message: 'Too many' }, { status: 422 })))
  save('50', '75')
  await toast('Too many')
  expect(toasts()).toEqual(['error: Too many'])
  expect(requests).toEqual([readAgain, write])
  expect(readSettingDraft(key)).toBe('75')
})

it.each([
  ['arrived', '75', undefined],
  ['was lost on its way', '50', '75'],
])('tells what is true now when the answer was lost and the write %s', async (_what, now, draft) => {
  const { save, set, store, requests } = start()
  keepSettingDraft(key, '75')
  server.use(
    http.put(settingsPaths.update, () => {
      set('1', now)
      return HttpResponse.error()
    }),
  )
  save('50', '75')
  await toast(`The server's answer was lost. Points per Referral is now ${now} points`)
  await settled(store)
  expect(requests).toEqual([readAgain, write, readAgain])
  expect(readSettingDraft(key)).toBe(draft)
})

it('claims nothing when neither the answer nor the setting can be read', async () => {
  const { save, requests } = start()
  server.use(
    http.put(settingsPaths.update, () => {
      server.use(http.get(settingsPaths.list, () => HttpResponse.json({}, { status: 500 })))
      return HttpResponse.error()
    }),
  )
  save('50', '75')
  await toast("We don't know whether the setting was changed. Reload the page before you try again.")
  expect(requests.filter((line) => line === write)).toHaveLength(1)
})

it('ends with its session without a word, and the next person can save', async () => {
  const { save, store, requests } = start()
  const { open, release } = gate()
  server.use(http.put(settingsPaths.update, () => open.then(() => HttpResponse.json({ message: 'Setting updated' }))))
  save('50', '75')
  await waitFor(() => expect(requests).toContain(write))
  store.dispatch(baseApi.util.resetApiState())
  release()
  await settled(store)
  expect(toasts()).toEqual([])
  expect(store.getState()).toMatchObject({ settings: { saving: [] } })
  save('50', '75')
  await waitFor(() => expect(requests.filter((line) => line === write)).toHaveLength(2))
})
