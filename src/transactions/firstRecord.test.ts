import { turn, virtualStorage } from '../testing/virtual/virtualBrowser'
import { firstRecord } from './firstRecord'

async function seen(wait: Promise<void>) {
  const found = jest.fn()
  void wait.then(found)
  await turn()
  return found.mock.calls.length > 0
}

it('knows at once of a record that an earlier visit has left', async () => {
  const storage = virtualStorage()
  storage.kept.set('tx.v1.a', '{}')
  expect(await seen(firstRecord(storage.open().window))).toBe(true)
})

it('hears of the first record that another tab writes, and of nothing else', async () => {
  const storage = virtualStorage()
  const found = firstRecord(storage.open().window)
  const other = storage.open().window
  other.localStorage.setItem('wallet.last', '{}')
  expect(await seen(found)).toBe(false)
  other.localStorage.setItem('tx.v1.a', '{}')
  expect(await seen(found)).toBe(true)
})

it('finds nothing, and does not fail, where storage is blocked', async () => {
  const { window } = virtualStorage().open()
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('SecurityError')
    },
  })
  expect(await seen(firstRecord(window))).toBe(false)
})
