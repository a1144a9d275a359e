import { account, fakeProvider, otherAccount } from '../../testing/fakeWallet'
import { turns } from '../../testing/requests'
import { pass, stopClock } from '../../testing/stopClock'
import { chainA } from '../../testing/testChains'
import { createWallet } from './browserWallet'
import { loadWalletModules } from './onboardWallet'
import type { WalletEvent } from '../walletPort'

jest.mock('./onboardWallet', () => ({ loadWalletModules: jest.fn() }))
const modules = jest.mocked(loadWalletModules)

const id = 'one.example'
const announce = (provider: unknown, info: object = {}) =>
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns: id, name: 'One', ...info }, provider } }),
  )

function start({ fake = fakeProvider(), chains = [chainA], projectId = '' } = {}) {
  const port = createWallet(window, chains, projectId)
  announce(fake.provider)
  const events: WalletEvent[] = []
  port.subscribe((event) => events.push(event))
  return { fake, port, events }
}

const online = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value)

beforeEach(() => {
  modules.mockReset()
  modules.mockResolvedValue({ extensions: [], open: () => Promise.reject(new Error('not here')) })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'ethereum')
  delete process.env.WITHOUT_WALLETCONNECT
})

describe('options', () => {
  it('says why each way to connect cannot be used, and throws nothing', async () => {
    expect(await createWallet(window, [chainA], '').options()).toEqual([
      {
        id: 'none',
        name: 'Browser extension',
        notAvailable: 'No wallet found in this browser. Install a wallet extension, then reload this page.',
      },
      { id: 'qr', name: 'WalletConnect', notAvailable: "WalletConnect isn't configured here." },
      { id: 'smart', name: 'Smart Wallet', notAvailable: "Doesn't support this console's networks." },
    ])
  })

  it('offers all of them with a project id and a live network, and none that needs a network offline', async () => {
    const { port, events } = start({
      chains: [chainA, { ...chainA, id: 8453, smartWallet: true }],
      projectId: 'project',
    })
    expect(await port.options()).toEqual([
      { id, name: 'One' },
      { id: 'qr', name: 'WalletConnect' },
      { id: 'smart', name: 'Smart Wallet' },
    ])
    online(false)
    window.dispatchEvent(new Event('offline'))
    expect(events).toContainEqual({ type: 'optionsChanged' })
    const reasons = (await port.options()).map(({ notAvailable }) => notAvailable)
    expect(reasons).toEqual([undefined, 'Needs a network connection.', 'Needs a network connection.'])
  })

  it('says that a build without its package has no WalletConnect, with a project id only', async () => {
    process.env.WITHOUT_WALLETCONNECT = 'yes'
    const reason = async (projectId: string) =>
      (await createWallet(window, [chainA], projectId).options()).find((option) => option.id === 'qr')?.notAvailable
    expect(await reason('project')).toBe("WalletConnect isn't part of this build.")
    expect(await reason('')).toBe("WalletConnect isn't configured here.")
  })

  it('fetches the older wallets only when something old stands in the window, and lists each name once', async () => {
    const { port, events } = start()
    await port.options()
    await turns()
    expect(modules).not.toHaveBeenCalled()
    Reflect.set(window, 'ethereum', {})
    modules.mockResolvedValue({
      extensions: [
        { id: 'extension:One', name: 'One' },
        { id: 'extension:Old', name: 'Old' },
      ],
      open: () => Promise.reject(new Error('not here')),
    })
    await port.options()
    await turns()
    expect(events).toContainEqual({ type: 'optionsChanged' })
    expect((await port.options()).map((option) => option.id)).toEqual([id, 'extension:Old', 'qr', 'smart'])
    expect(modules).toHaveBeenCalledTimes(1)
  })

  it('still lists the others when the older wallets cannot be fetched', async () => {
    const { port } = start()
    Reflect.set(window, 'ethereum', {})
    modules.mockRejectedValue(new Error('chunk'))
    await port.options()
    await turns()
    expect((await port.options()).map((option) => option.id)).toEqual([id, 'qr', 'smart'])
  })
})

describe('connect', () => {
  it('gives checksummed accounts and the chain, and the very provider that was chosen', async () => {
    const { port, fake } = start({ fake: fakeProvider({ accounts: [account.toLowerCase(), otherAccount] }) })
    announce(fakeProvider().provider, { rdns: 'two.example', name: 'Two' })
    expect(await port.connect(id)).toEqual({ account, chainId: 31337 })
    expect(port.provider(id)).toBe(fake.provider)
    expect(port.provider('two.example')).toBeUndefined()
  })

  it.each([[31337], ['31337'], ['0x07a69']])('accepts the chain id as %p', async (chainId) => {
    const { port, fake } = start()
    fake.next.answers('eth_chainId', chainId)
    expect(await port.connect(id)).toMatchObject({ chainId: 31337 })
  })

  it('refuses a wallet that does not say its network, and leaves no listener on it', async () => {
    const { port, fake } = start()
    fake.next.answers('eth_chainId', null)
    await expect(port.connect(id)).rejects.toThrow("didn't say which network")
    expect(port.provider(id)).toBeUndefined()
    expect(fake.listening()).toBe(0)
  })

  it.each([[[]], [null], [['me']], ['0x']])('refuses %j as accounts', async (accounts) => {
    const { port, fake } = start()
    fake.next.answers('eth_requestAccounts', accounts)
    await expect(port.connect(id)).rejects.toThrow("Your wallet didn't share an account.")
  })

  it('gives the error of the wallet as it came, and can be asked again at once', async () => {
    const { port, fake } = start()
    const refusal = { code: 4001 }
    fake.next.rejects('eth_requestAccounts', refusal)
    await expect(port.connect(id)).rejects.toBe(refusal)
    expect(fake.listening()).toBe(0)
    await port.connect(id)
  })

  it('does not wait for ever for a wallet that never starts', async () => {
    stopClock()
    modules.mockResolvedValue({ extensions: [], open: () => new Promise(() => undefined) })
    const failed = expect(start().port.connect('smart')).rejects.toThrow(
      "Your wallet didn't start. Unlock it or reload the page",
    )
    await pass(30_000)
    await failed
  })

  it('takes what the wallet tells meanwhile for the newer truth', async () => {
    const { port, fake } = start()
    fake.answers.eth_chainId = () => {
      fake.emit('accountsChanged', [otherAccount])
      fake.emit('chainChanged', '0x1')
      return '0x7a69'
    }
    expect(await port.connect(id)).toEqual({ account: otherAccount, chainId: 1 })
  })

  it('starts a wallet of the modules when it is chosen', async () => {
    const fake = fakeProvider()
    const open = jest.fn(() => Promise.resolve({ provider: fake.provider }))
    modules.mockResolvedValue({ extensions: [], open })
    const { port } = start()
    await port.connect('qr')
    expect(open).toHaveBeenCalledWith('qr')
    expect(port.provider('qr')).toBe(fake.provider)
  })
})

describe('reconnect', () => {
  it('asks only for what is allowed already', async () => {
    const { port, fake } = start()
    expect(await port.reconnect(id)).toEqual({ account, chainId: 31337 })
    expect(fake.calls.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('gives nothing when nothing is allowed, and asks nothing more', async () => {
    const { port, fake } = start({ fake: fakeProvider({ accounts: [] }) })
    expect(await port.reconnect(id)).toBeUndefined()
    expect(fake.calls.map(({ method }) => method)).toEqual(['eth_accounts'])
  })

  it('finds a wallet that announces itself after the question', async () => {
    const port = createWallet(window, [chainA], '')
    const access = port.reconnect(id)
    announce(fakeProvider().provider)
    expect(await access).toMatchObject({ account })
  })
})

describe('what a wallet tells', () => {
  const connect = async () => {
    const given = start()
    await given.port.connect(id)
    given.events.length = 0
    return given
  }

  it('is heard as accounts and chains in one form, and nonsense is not heard', async () => {
    const { fake, events } = await connect()
    fake.emit('accountsChanged', [otherAccount.toLowerCase()])
    fake.emit('chainChanged', '0x01')
    fake.emit('chainChanged', null)
    expect(events).toEqual([
      { type: 'accountsChanged', id, accounts: [otherAccount] },
      { type: 'chainChanged', id, chainId: 1 },
    ])
  })

  it('ends the connection when it names no account any more', async () => {
    const { port, fake, events } = await connect()
    fake.emit('accountsChanged', [])
    expect(events).toEqual([{ type: 'accountsChanged', id, accounts: [] }])
    expect(port.provider(id)).toBeUndefined()
    expect(fake.listening()).toBe(0)
  })

  it('is that it has gone, when it no longer answers', async () => {
    const { port, fake, events } = await connect()
    fake.next.rejects('eth_accounts', new Error('Extension context invalidated.'))
    fake.emit('disconnect', { code: 4900 })
    await turns()
    expect(events).toEqual([{ type: 'gone', id }])
    expect(port.provider(id)).toBeUndefined()
  })

  it('is nothing, when only its chain does not answer', async () => {
    const { port, fake, events } = await connect()
    fake.emit('disconnect', { code: 4900 })
    await turns()
    expect(events).toEqual([])
    expect(port.provider(id)).toBe(fake.provider)
  })
})

describe('disconnect', () => {
  it('hears nothing more and takes the permission back', async () => {
    const { port, fake, events } = start()
    await port.connect(id)
    events.length = 0
    await port.disconnect(id)
    fake.emit('accountsChanged', [otherAccount])
    expect(fake.asked('wallet_revokePermissions')[0]?.params).toEqual([{ eth_accounts: {} }])
    expect([events, fake.listening(), port.provider(id)]).toEqual([[], 0, undefined])
  })

  it('does not fail when the wallet keeps the permission, or never answers', async () => {
    const { port, fake } = start()
    await port.connect(id)
    fake.next.rejects('wallet_revokePermissions', { code: 4200 })
    await port.disconnect(id)
    await port.connect(id)
    stopClock()
    fake.next.hangs('wallet_revokePermissions')
    const over = port.disconnect(id)
    await pass(5_000)
    await over
  })

  it('ends the session that a wallet keeps itself', async () => {
    const fake = fakeProvider()
    const end = jest.fn(() => Promise.resolve())
    modules.mockResolvedValue({ extensions: [], open: () => Promise.resolve({ provider: fake.provider, end }) })
    const { port } = start()
    await port.connect('qr')
    await port.disconnect('qr')
    expect(end).toHaveBeenCalledTimes(1)
    expect(fake.asked('wallet_revokePermissions')).toEqual([])
  })
})
