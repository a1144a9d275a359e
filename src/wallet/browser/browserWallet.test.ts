import { announce, browserWallets, emptyModules, id, modules, notHere } from '../../testing/browserWallets'
import { account, fakeProvider, otherAccount } from '../../testing/fakeWallet'
import { turns } from '../../testing/requests'
import { pass, stopClock } from '../../testing/stopClock'
import { chainA } from '../../testing/testChains'
import { createWallet } from './browserWallet'

beforeEach(emptyModules)
afterEach(() => {
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
    const { port, events } = browserWallets({
      chains: [chainA, { ...chainA, id: 8453, smartWallet: true }],
      projectId: 'project',
    })
    expect(await port.options()).toEqual([
      { id, name: 'One' },
      { id: 'qr', name: 'WalletConnect' },
      { id: 'smart', name: 'Smart Wallet' },
    ])
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
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
    const { port, events } = browserWallets()
    await port.options()
    await turns()
    expect(modules).not.toHaveBeenCalled()
    Reflect.set(window, 'ethereum', {})
    modules.mockResolvedValue({
      extensions: [
        { id: 'extension:One', name: 'One' },
        { id: 'extension:Old', name: 'Old' },
      ],
      open: notHere,
    })
    await port.options()
    await turns()
    expect(events).toContainEqual({ type: 'optionsChanged' })
    expect((await port.options()).map((option) => option.id)).toEqual([id, 'extension:Old', 'qr', 'smart'])
    expect(modules).toHaveBeenCalledTimes(1)
  })

  it('tells the wallets that are fetched the configured name of the console', async () => {
    document.documentElement.dataset.appName = 'Office'
    await expect(browserWallets().port.connect('qr')).rejects.toThrow('not here')
    delete document.documentElement.dataset.appName
    expect(modules).toHaveBeenCalledWith(expect.objectContaining({ appName: 'Office' }))
  })

  it('still lists the others when the older wallets cannot be fetched', async () => {
    const { port } = browserWallets()
    Reflect.set(window, 'ethereum', {})
    modules.mockRejectedValue(new Error('chunk'))
    await port.options()
    await turns()
    expect((await port.options()).map((option) => option.id)).toEqual([id, 'qr', 'smart'])
  })
})

describe('connect', () => {
  it('gives checksummed accounts and the chain, and the very provider that was chosen', async () => {
    const { port, fake } = browserWallets({ fake: fakeProvider({ accounts: [account.toLowerCase(), otherAccount] }) })
    announce(fakeProvider().provider, { rdns: 'two.example', name: 'Two' })
    expect(await port.connect(id)).toEqual({ account, chainId: 31337 })
    expect(port.provider(id)).toBe(fake.provider)
    expect(port.provider('two.example')).toBeUndefined()
  })

  it.each([[31337], ['31337'], ['0x07a69']])('accepts the chain id as %p', async (chainId) => {
    const { port, fake } = browserWallets()
    fake.next.answers('eth_chainId', chainId)
    expect(await port.connect(id)).toMatchObject({ chainId: 31337 })
  })

  it('refuses a wallet that does not say its network, and leaves no listener on it', async () => {
    const { port, fake } = browserWallets()
    fake.next.answers('eth_chainId', null)
    await expect(port.connect(id)).rejects.toThrow("didn't say which network")
    expect(port.provider(id)).toBeUndefined()
    expect(fake.listening()).toBe(0)
  })

  it.each([[[]], [null], [['me']], ['0x']])('refuses %j as accounts', async (accounts) => {
    const { port, fake } = browserWallets()
    fake.next.answers('eth_requestAccounts', accounts)
    await expect(port.connect(id)).rejects.toThrow("Your wallet didn't share an account.")
  })

  it('gives the error of the wallet as it came, and can be asked again at once', async () => {
    const { port, fake } = browserWallets()
    const refusal = { code: 4001 }
    fake.next.rejects('eth_requestAccounts', refusal)
    await expect(port.connect(id)).rejects.toBe(refusal)
    expect(fake.listening()).toBe(0)
    await port.connect(id)
  })

  it('does not wait for ever for a wallet that never starts', async () => {
    stopClock()
    modules.mockResolvedValue({ extensions: [], open: () => new Promise(() => undefined) })
    const failed = expect(browserWallets().port.connect('smart')).rejects.toThrow(
      "Your wallet didn't start. Unlock it or reload the page",
    )
    await pass(30_000)
    await failed
  })

  it('takes what the wallet tells meanwhile for the newer truth', async () => {
    const { port, fake } = browserWallets()
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
    const { port } = browserWallets()
    await port.connect('qr')
    expect(open).toHaveBeenCalledWith('qr')
    expect(port.provider('qr')).toBe(fake.provider)
  })
})

describe('reconnect', () => {
  it('asks only for what is allowed already', async () => {
    const { port, fake } = browserWallets()
    expect(await port.reconnect(id)).toEqual({ account, chainId: 31337 })
    expect(fake.calls.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('gives nothing when nothing is allowed, and asks nothing more', async () => {
    const { port, fake } = browserWallets({ fake: fakeProvider({ accounts: [] }) })
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
