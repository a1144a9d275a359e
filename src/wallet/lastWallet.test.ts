import { blockedStorage } from '../testing/fullStorage'
import { createLastWalletStorage } from './lastWallet'

const wallet = { id: 'one.example', name: 'One' }
const key = 'wallet.last'

it('keeps the last wallet over a page load until it is forgotten', () => {
  createLastWalletStorage(window).keep(wallet)
  const later = createLastWalletStorage(window)
  expect(later.read()).toEqual(wallet)
  later.forget()
  expect([later.read(), window.localStorage.getItem(key)]).toEqual([undefined, null])
})

it.each([
  ['{'],
  ['null'],
  ['[]'],
  ['{"id":"one.example"}'],
  ['{"id":5,"name":"One"}'],
  [`{"id":"${'x'.repeat(101)}","name":"One"}`],
])('takes the damaged record %s for none', (text) => {
  window.localStorage.setItem(key, text)
  expect(createLastWalletStorage(window).read()).toBeUndefined()
})

it('keeps nothing and fails at nothing where the browser blocks storage', () => {
  blockedStorage()
  const storage = createLastWalletStorage(window)
  storage.keep(wallet)
  storage.forget()
  expect(storage.read()).toBeUndefined()
})
