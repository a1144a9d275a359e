import { http, HttpResponse } from 'msw'
import { settings } from '../../testing/adminBuilders'
import { endingOf } from '../../testing/endings'
import { server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { signedInStore } from '../../testing/signedInStore'
import { feature } from './settingsFeature'
import { redeemEnded, redeemRequested, saveEnded, saveRequested } from './settingsSlice'

/** A console whose server answers these writes like this, with the id of the request. */
function start(path: string, status: number, message: string) {
  settingsServer(settings())
  const headers = { 'X-Request-Id': 'r-17' }
  server.use(http.put(path, () => HttpResponse.json({ message }, { status, headers })))
  const opened = signedInStore('super-admin')
  opened.start(feature)
  return opened
}

it.each([
  [422, { kind: 'refused', text: 'No', requestId: 'r-17' }],
  [504, { kind: 'answerLost', now: '50', requestId: 'r-17' }],
])('ends a change of a setting after a %d with the id under which the server has it', async (status, outcome) => {
  const opened = start(settingsPaths.update, status, 'No')
  const ended = endingOf(opened, saveEnded)
  opened.store.dispatch(saveRequested({ id: '1', key: 'referral_bonus', from: '50', to: '75', undoes: false }))
  expect(await ended).toMatchObject({ outcome })
})

it.each([
  [422, { kind: 'refused', text: 'No', requestId: 'r-17' }],
  [504, { kind: 'unknown', requestId: 'r-17' }],
])('ends Set Can Redeem after a %d with the id under which the server has it', async (status, outcome) => {
  const opened = start(settingsPaths.reached, status, 'No')
  const ended = endingOf(opened, redeemEnded)
  opened.store.dispatch(redeemRequested())
  expect(await ended).toEqual({ outcome })
})
