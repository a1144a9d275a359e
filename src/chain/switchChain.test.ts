import { chainA, chainB } from '../testing/testChains'
import { fakeProvider } from '../testing/fakeWallet'
import { addChain, switchChain } from './switchChain'

const switching = 'wallet_switchEthereumChain'
const adding = 'wallet_addEthereumChain'

function start(given: Parameters<typeof fakeProvider>[0] = {}) {
  const wallet = fakeProvider(given)
  const delay = jest.fn(() => Promise.resolve())
  const go = async (chain = chainB, signal?: AbortSignal) => {
    const end = await switchChain(wallet.provider, chain, { delay, signal })
    return end.end === 'unknownChain' ? addChain(wallet.provider, chain, { delay, signal }) : end
  }
  const writes = () => wallet.calls.map(({ method }) => method).filter((method) => method.startsWith('wallet_'))
  return { wallet, delay, go, writes }
}

const stays = () => null

it('ends as switched once the wallet says that it is there', async () => {
  const { wallet, go, writes } = start()
  expect(await go()).toEqual({ end: 'switched' })
  expect(writes()).toEqual([switching])
  expect(wallet.asked(switching)[0]?.params).toEqual([{ chainId: '0x7a6a' }])
})

it.each([
  ['4902', { code: 4902, message: 'Unrecognized chain ID' }],
  ['4902 inside data.originalError', { code: -32603, data: { originalError: { code: 4902 } } }],
  ['-32603 with the text alone', { code: -32603, message: 'Unrecognized chain ID "0x7a6a". Try adding the chain' }],
  ['a text in another language', { code: -32603, message: 'Сеть не найдена' }],
  ['nothing at all', undefined],
])('adds the chain after %s, and asks to switch again because adding is not switching', async (_shape, error) => {
  const { wallet, go, writes } = start()
  wallet.next.rejects(switching, error)
  expect(await go()).toEqual({ end: 'switched' })
  expect(writes()).toEqual([switching, adding, switching])
})

it('asks nothing more of a wallet that goes to the chain when it adds it', async () => {
  const { wallet, go, writes } = start({ knownChains: [31337] })
  wallet.answers[adding] = () => {
    wallet.state.chainId = chainB.id
    return null
  }
  expect(await go()).toEqual({ end: 'switched' })
  expect(writes()).toEqual([switching, adding])
})

it('tells the wallet of the chain without padding, and ETH as the coin of Base', async () => {
  const { wallet, go } = start({ knownChains: [] })
  await go({ ...chainB, id: 8453, name: 'Base', symbol: 'BASE', explorerUrl: 'https://basescan.org' })
  expect(wallet.asked(adding)[0]?.params).toEqual([
    {
      chainId: '0x2105',
      chainName: 'Base',
      nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
      rpcUrls: chainB.rpcUrls,
      blockExplorerUrls: ['https://basescan.org'],
    },
  ])
})

it('names no explorer where none is configured', async () => {
  const { wallet, go } = start({ knownChains: [] })
  await go()
  expect(wallet.asked(adding)[0]?.params[0]).not.toHaveProperty('blockExplorerUrls')
})

it('does not add a chain when the wallet is there in spite of its error', async () => {
  const { wallet, go, writes } = start({ chainId: chainB.id })
  wallet.next.rejects(switching, new Error('Internal error'))
  expect(await go()).toEqual({ end: 'switched' })
  expect(writes()).toEqual([switching])
})

it.each([
  ['rejected', { code: 4001 }, { end: 'rejected' }],
  ['rejected in words only', 'User denied the switch', { end: 'rejected' }],
  ['unsupported', { code: 4200 }, { end: 'unsupported' }],
  ['unsupported by the older code', { code: -32601, message: 'Method not found' }, { end: 'unsupported' }],
  ['pending', { code: -32002 }, { end: 'pending' }],
  ['failed with the reason when offline', { code: 4900 }, { end: 'failed', text: 'Wallet is offline.' }],
  [
    'failed with the reason when not connected',
    { code: 4100 },
    { end: 'failed', text: 'This account is not connected to the site. Connect again.' },
  ],
])('ends as %s after one request', async (_end, error, expected) => {
  const { wallet, go, writes } = start()
  wallet.next.rejects(switching, error)
  expect(await go()).toEqual(expected)
  expect(writes()).toEqual([switching])
})

it.each([
  ['rejects', { code: 4001 }, { end: 'rejected' }],
  ['refuses for its http address', { code: -32602, message: 'rpcUrls must be https' }, { end: 'refusedToAdd' }],
  ['has no method for', { code: -32601 }, { end: 'refusedToAdd' }],
  ['has a request open before', { code: -32002 }, { end: 'pending' }],
])('ends at once when the wallet %s the addition', async (_what, error, expected) => {
  const { wallet, go, writes } = start({ knownChains: [] })
  wallet.next.rejects(adding, error)
  expect(await go()).toEqual(expected)
  expect(writes()).toEqual([switching, adding])
})

it('ends as rejected when the switch after the addition is refused', async () => {
  const { wallet, go, writes } = start({ knownChains: [] })
  wallet.next.rejects(switching, { code: 4902 })
  wallet.next.rejects(switching, { code: 4001 })
  expect(await go()).toEqual({ end: 'rejected' })
  expect(writes()).toEqual([switching, adding, switching])
})

it('does not add a second time what is unknown even after the addition', async () => {
  const { wallet, go, writes } = start({ knownChains: [] })
  wallet.answers[adding] = stays
  expect(await go()).toMatchObject({ end: 'failed' })
  expect(writes()).toEqual([switching, adding, switching])
})

it('reads 20 times, 50 ms apart, then says where a wallet has stayed that said yes', async () => {
  const { wallet, delay, go } = start()
  wallet.answers[switching] = stays
  expect(await go()).toEqual({ end: 'stayed', on: chainA.id })
  expect(wallet.asked('eth_chainId')).toHaveLength(20)
  expect(delay.mock.calls).toEqual(Array.from({ length: 19 }, () => [50]))
})

it('is content with a wallet that arrives late and gives its chain in another form', async () => {
  const { wallet, go } = start()
  wallet.answers[switching] = stays
  for (const answer of [null, '0x7a69', '0x07a6a']) wallet.next.answers('eth_chainId', answer)
  expect(await go()).toEqual({ end: 'switched' })
})

it('asks nothing more after it was stopped', async () => {
  const { wallet, go, writes } = start({ knownChains: [] })
  const controller = new AbortController()
  const settle = wallet.next.hangs(switching)
  const ended = go(chainB, controller.signal)
  controller.abort()
  settle(Promise.reject(Object.assign(new Error('Unrecognized chain ID'), { code: 4902 })))
  await ended
  expect(writes()).toEqual([switching])
})
