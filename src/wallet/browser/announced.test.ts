import { fakeProvider } from '../../testing/fakeWallet'
import { discoverWallets } from './announced'

const icon = 'data:image/svg+xml,%3Csvg/%3E'
const { provider } = fakeProvider()
const info = { uuid: '1', rdns: 'one.example', name: 'One', icon }

const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

function start() {
  const changed = jest.fn()
  return { changed, wallets: discoverWallets(window, changed) }
}

it('asks who is there, and lists what answers', () => {
  const answer = () => announce({ info, provider })
  window.addEventListener('eip6963:requestProvider', answer, { once: true })
  expect(start().wallets.list()).toEqual([{ id: 'one.example', name: 'One', icon, provider }])
})

it('tells of a wallet that comes late, once', () => {
  const { changed, wallets } = start()
  announce({ info, provider })
  announce({ info, provider })
  expect(changed).toHaveBeenCalledTimes(1)
  expect(wallets.list()).toHaveLength(1)
})

it('lists the first of two wallets with one name, and finds each by its own id', () => {
  const { wallets } = start()
  const second = fakeProvider().provider
  announce({ info, provider })
  announce({ info: { ...info, rdns: 'fake.example' }, provider: second })
  announce({ info: { ...info, name: 'Other', rdns: 'two.example' }, provider: second })
  expect(wallets.list().map(({ id }) => id)).toEqual(['one.example', 'two.example'])
  expect(wallets.find('one.example')?.provider).toBe(provider)
  expect(wallets.find('two.example')?.provider).toBe(second)
})

const throwing = {
  get info() {
    throw new Error('read me not')
  },
  provider,
}

it.each([
  ['nothing', undefined],
  ['text', 'wallet'],
  ['no info', { provider }],
  ['no provider', { info }],
  ['a provider that cannot be asked', { info, provider: { request: 'no' } }],
  ['no name', { info: { ...info, name: '' }, provider }],
  ['a name of blanks', { info: { ...info, name: ' \u200b ' }, provider }],
  ['a name that is no text', { info: { ...info, name: ['One'] }, provider }],
  ['an id that is ours', { info: { ...info, rdns: 'qr' }, provider }],
  ['a detail that throws', throwing],
])('leaves an announcement of %s out and does not throw', (_what, detail) => {
  const { changed, wallets } = start()
  announce(detail)
  expect(wallets.list()).toEqual([])
  expect(changed).not.toHaveBeenCalled()
})

it.each([['https://tracker.example/icon.png'], ['javascript:alert(1)'], ['data:text/html,<script>'], ['<svg/>']])(
  'shows a wallet without its icon %s',
  (foreign) => {
    const { wallets } = start()
    announce({ info: { ...info, icon: foreign }, provider })
    expect(wallets.list()).toEqual([{ id: 'one.example', name: 'One', provider }])
  },
)

it('takes a name as plain text of a sane length', () => {
  const { wallets } = start()
  announce({ info: { ...info, name: `\u202e<b>One</b>\n${'x'.repeat(500)}` }, provider })
  const [wallet] = wallets.list()
  expect(wallet?.name).toHaveLength(40)
  expect(wallet?.name).toMatch(/^<b>One<\/b>x+$/)
})
