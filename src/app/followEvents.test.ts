import { eventServer } from '../testing/eventServer'
import { turns } from '../testing/requests'
import { keepSession, openStore } from '../testing/signedInStore'
import { until } from '../testing/stopClock'
import { signedOut } from '../session/sessionSlice'
import { followEvents } from './followEvents'
import '../testing/browserLike'

it('fetches its code for nobody who is not signed in', async () => {
  const startEvents = jest.fn(() => Promise.resolve())
  followEvents({ ...openStore(), startEvents })
  await turns()
  expect(startEvents).not.toHaveBeenCalled()
})

it('follows what others change from the sign-in on', async () => {
  const events = eventServer()
  keepSession('editor')
  const made = openStore()
  followEvents(made)
  await until(() => expect(events.streams.size).toBe(1))
  made.store.dispatch(signedOut({ why: 'replaced' }))
  await until(() => expect(events.streams.size).toBe(0))
})

it('says nothing when its code is missing, and the rest goes on', async () => {
  keepSession('editor')
  const made = openStore()
  const startEvents = jest.fn(() => Promise.reject(new Error('no chunk')))
  followEvents({ ...made, startEvents })
  await until(() => expect(startEvents).toHaveBeenCalledTimes(1))
  await turns()
  expect(made.store.getState().session.status).toBe('signedIn')
})
