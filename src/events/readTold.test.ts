import { eventServer } from '../testing/eventServer'
import { campaignsRead, closeTabs, followed, openTab, visibility } from '../testing/eventTabs'
import { recordRequests, settled } from '../testing/requests'
import { pass, stopClock, until } from '../testing/stopClock'
import { readAgainMs } from './readUntold'
import { newsOf } from './withEvents'

beforeEach(stopClock)
afterEach(closeTabs)

/** Lets minutes pass in which the stream gives signs of life. */
async function minutes(count: number, { beat }: ReturnType<typeof eventServer>) {
  for (let half = 0; half < 2 * count; half += 1) {
    beat()
    await pass(readAgainMs / 2)
  }
}

it('reads what is visible every five minutes while it hears of changes, because others than staff make some', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  const requests = recordRequests()
  for (const reads of [1, 2]) {
    await minutes(4.5, events)
    expect(requests).toHaveLength(reads - 1)
    await minutes(0.5, events)
    await until(() => expect(requests).toHaveLength(reads))
    await settled(store)
  }
  expect(new Set(requests)).toEqual(new Set([campaignsRead]))
  expect(newsOf('campaigns')({ events: state() })).toMatchObject({ by: {} })
  expect(state()?.source).toBe('stream')
})

it('reads at the first minute on which the page is visible what it has not read for five', async () => {
  const events = eventServer()
  const { store } = await followed(await openTab())
  const requests = recordRequests()
  visibility('hidden')
  await minutes(7, events)
  expect(requests).toEqual([])
  visibility('visible')
  await minutes(1, events)
  await until(() => expect(requests).toEqual([campaignsRead]))
  await settled(store)
})
