import { blockedStorage, noRoomForToken } from '../testing/fullStorage'
import { keepSession } from '../testing/signedInStore'
import { createSessionStorage, type SessionEvent } from './sessionStorage'

const stored = { token: 't', admin: { role: 'admin', name: 'Mona', email: 'mona@tour.example' } }
const open = () => createSessionStorage(window)

/** A session storage with a list of the events it emits. */
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
  expect(read).toMatchObject({ role: 'admin', name: 'Mona', email: 'mona@tour.example' })
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
  ['the token is a number', '{"token":5,"admin":{"role":"admin","name":"x"}}', '5'],
  ['no header can carry the token', '{"token":"a\\nb","admin":{"role":"admin","name":"x"}}', 'a\nb'],
  ['the role is unknown', '{"token":"t","admin":{"role":"root","name":"x"}}', 't'],
  ['the role is null', '{"token":"t","admin":{"role":null,"name":"x"}}', 't'],
  ['the role is a list', '{"token":"t","admin":{"role":["admin"],"name":"x"}}', 't'],
])('is signed out when %s', (_what, record, token) => {
  const storage = open()
  storage.keep(stored)
  window.localStorage.clear()
  if (record !== null) window.localStorage.setItem('user', record)
  if (token !== null) window.localStorage.setItem('access_token', token)
  expect(storage.read()).toBeUndefined()
  expect(storage.token()).toBeUndefined()
})

it.each([
  ['the role of a stored session that it does not know', 'root', 't', 'root'],
  ['no role that it knows', 'admin', 't', undefined],
  ['no role of a session whose two forms disagree', 'root', 'other', undefined],
])('names %s', (_what, role, token, named) => {
  keepSession(role, 't')
  window.localStorage.setItem('access_token', token)
  expect(open().unknownRole()).toBe(named)
})

it.each(['access_token', 'user'])('knows that its session is kept no more once %s was removed', (key) => {
  const storage = open()
  storage.keep(stored)
  expect(storage.isKept()).toBe(true)
  window.localStorage.removeItem(key)
  expect(storage.isKept()).toBe(false)
})

it('knows that its session is kept no more once another was stored', () => {
  const storage = open()
  storage.keep(stored)
  keepSession('admin', 'other')
  expect(storage.isKept()).toBe(false)
})

it('keeps nothing of an unknown role, and has its token until it is told to clear', () => {
  const storage = open()
  expect(storage.keep({ token: 't', admin: { role: 'root', name: 'x', email: '' } })).toBeUndefined()
  expect([storage.token(), Object.keys(window.localStorage)]).toEqual(['t', []])
  storage.clear()
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

it('reads a record without an e-mail, as an older console has stored it', () => {
  keepSession('admin')
  expect(open().read()).toMatchObject({ name: 'Mona', email: '' })
})

it('knows after an expiry, in each tab, that nobody has signed in or left since', () => {
  const [one, other] = [open(), open()]
  const haveExpired = () => [one.hasExpired(), other.hasExpired()]
  one.keep(stored)
  one.clear('expired')
  expect([haveExpired(), other.read(), one.token()]).toEqual([[true, true], undefined, undefined])
  // A page load that clears the storage must not count as a Logout.
  other.clear()
  expect(haveExpired()).toEqual([true, true])
  other.keep(stored)
  expect(haveExpired()).toEqual([false, false])
  one.clear('expired')
  one.clear('left')
  expect([haveExpired(), Object.keys(window.localStorage)]).toEqual([[false, false], []])
})

describe('drafts', () => {
  const drafts = () => Object.entries(window.sessionStorage).filter(([key]) => key !== 'drafts_of')
  const type = () => window.sessionStorage.setItem('amount', '12.5')

  it('are still there when the same person signs in again, also after a reload', () => {
    open().keep(stored)
    type()
    open().keep({ ...stored, token: 'next' })
    expect(drafts()).toEqual([['amount', '12.5']])
  })

  it.each([
    ['', stored.admin, { ...stored.admin, email: 'leo@tour.example' }],
    [' after a session without an e-mail', { ...stored.admin, email: '' }, { role: 'admin', name: 'Leo', email: '' }],
    [' of the same name in another role', { ...stored.admin, email: '' }, { role: 'editor', name: 'Mona', email: '' }],
  ])('are never shown to the next person%s', (_server, mona, leo) => {
    open().keep({ token: 't', admin: mona })
    type()
    open().keep({ token: 'next', admin: leo })
    expect(drafts()).toEqual([])
  })
})

describe('in a browser that blocks storage', () => {
  beforeEach(() => void blockedStorage())

  it('is signed out, and says so instead of throwing', () => {
    const storage = open()
    expect(storage.read()).toBeUndefined()
    expect(storage.keep(stored)).toBeUndefined()
    expect(() => storage.clear('expired')).not.toThrow()
    expect(storage.token()).toBeUndefined()
    expect(() => storage.forgetDrafts()).not.toThrow()
    expect(storage.hasExpired()).toBe(false)
  })
})

it('leaves no half of a session once it is cleared for which there was no room', () => {
  noRoomForToken()
  const storage = open()
  expect(storage.keep(stored)).toBeUndefined()
  storage.clear()
  expect([storage.token(), Object.keys(window.localStorage)]).toEqual([undefined, []])
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
])('when another tab changes %j it tells %j', (key, expected) => {
  const { events, stop } = listening()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session_end', newValue: 'expired' }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(events).toEqual(expected)
})

it('tells when another tab leaves whose session had ended before', () => {
  const { events, stop } = listening()
  window.dispatchEvent(new StorageEvent('storage', { key: 'session_end', newValue: 'left' }))
  stop()
  expect(events).toEqual(['changedElsewhere'])
})

/** The session of this tab, and what another tab finds each time it hears of a change. */
function twoTabs() {
  const [here, elsewhere] = [open(), open()]
  const found: unknown[] = []
  elsewhere.subscribe(() => found.push([elsewhere.read()?.name, elsewhere.hasExpired()]))
  const { setItem, removeItem } = Storage.prototype
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, newValue) {
    setItem.call(this, key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    const isThere = this.getItem(key) !== null
    removeItem.call(this, key)
    if (isThere) window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  return { here, found }
}

it('lets another tab find the whole session, or how it ended, at the moment at which that tab hears of it', () => {
  const { here, found } = twoTabs()
  here.keep(stored)
  here.clear('expired')
  expect(found).toEqual([
    ['Mona', false],
    [undefined, true],
  ])
})

it.each([
  ['of an open session', []],
  ['of one that had ended', ['expired' as const]],
])('tells another tab once of a Logout %s', (_what, before) => {
  const { here, found } = twoTabs()
  here.keep(stored)
  before.forEach(here.clear)
  found.length = 0
  here.clear('left')
  expect(found).toHaveLength(1)
})
