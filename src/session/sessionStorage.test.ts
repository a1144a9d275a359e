import { keepSession } from '../testing/signedInStore'
import { createSessionStorage, type SessionEvent } from './sessionStorage'

const stored = { token: 't', admin: { role: 'admin', name: 'Mona' } }
const open = () => createSessionStorage(window)

/** A storage and what it tells from now on. */
function listening() {
  const storage = open()
  const events: SessionEvent[] = []
  const stop = storage.subscribe((event) => events.push(event))
  return { storage, events, stop }
}

it('keeps both forms, and reads them back as a session of its own', () => {
  const kept = open().keep(stored)
  expect(window.localStorage.getItem('user')).toBe(JSON.stringify(stored))
  expect(window.localStorage.getItem('access_token')).toBe('t')
  const storage = open()
  const read = storage.read()
  expect(read).toMatchObject({ role: 'admin', name: 'Mona' })
  expect(read?.key).not.toBe(kept?.key)
  expect(storage.token()).toBe('t')
})

it.each<[string, string | null, string | null]>([
  ['nothing is stored', null, null],
  ['the record is missing', null, 't'],
  ['the token is missing', JSON.stringify(stored), null],
  ['the two disagree', JSON.stringify(stored), 'other'],
  ['the record is cut off', '{"token":"t","adm', 't'],
  ['the record is no object', '"t"', 't'],
  ['the record is null', 'null', 't'],
  ['the record has no admin', '{"token":"t"}', 't'],
  ['the record has no token', '{"admin":{"role":"admin","name":"x"}}', 't'],
  ['the token is empty', '{"token":"","admin":{"role":"admin","name":"x"}}', ''],
  ['the role is unknown', '{"token":"t","admin":{"role":"root","name":"x"}}', 't'],
  ['the role is in capitals', '{"token":"t","admin":{"role":"ADMIN","name":"x"}}', 't'],
  ['the role is null', '{"token":"t","admin":{"role":null,"name":"x"}}', 't'],
  ['the role is a list', '{"token":"t","admin":{"role":["admin"],"name":"x"}}', 't'],
])('is signed out when %s', (_what, record, token) => {
  if (record !== null) window.localStorage.setItem('user', record)
  if (token !== null) window.localStorage.setItem('access_token', token)
  const storage = open()
  expect(storage.read()).toBeUndefined()
  expect(storage.token()).toBeUndefined()
})

it('keeps nothing of an unknown role in use', () => {
  const storage = open()
  expect(storage.keep({ token: 't', admin: { role: 'root', name: 'x' } })).toBeUndefined()
  expect(storage.token()).toBeUndefined()
})

it('removes its own two entries and no other', () => {
  keepSession('admin')
  window.localStorage.setItem('transactions', '[1]')
  const storage = open()
  storage.read()
  storage.clear()
  expect(Object.keys(window.localStorage)).toEqual(['transactions'])
  expect(storage.token()).toBeUndefined()
})

describe('in a browser that blocks storage', () => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  })
  afterEach(() => void jest.restoreAllMocks())

  it('is signed out, and says so instead of throwing', () => {
    const storage = open()
    expect(storage.read()).toBeUndefined()
    expect(storage.keep(stored)).toBeUndefined()
    expect(storage.token()).toBeUndefined()
    expect(() => storage.clear()).not.toThrow()
  })
})

it('keeps no half of a session when there is no room for the second entry', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'access_token') throw new DOMException('full', 'QuotaExceededError')
  })
  const storage = open()
  expect(storage.keep(stored)).toBeUndefined()
  expect(storage.token()).toBeUndefined()
  setItem.mockRestore()
})

it('tells of the refusal of its own token, and of no other', () => {
  const { storage, events } = listening()
  storage.keep(stored)
  storage.refused('older')
  expect(events).toEqual([])
  storage.refused('t')
  expect(events).toEqual(['refused'])
  storage.clear()
  storage.refused('t')
  expect(events).toEqual(['refused'])
})

it.each([
  ['access_token', ['changedElsewhere']],
  [null, ['changedElsewhere']],
  ['user', []],
  ['mui-mode', []],
])('when another tab changes %j it tells %j', (key, told) => {
  const { events, stop } = listening()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(events).toEqual(told)
})
