import { fakeProvider } from '../../testing/fakeWallet'
import { chainA } from '../../testing/testChains'
import { loadWalletModules } from './onboardWallet'

jest.mock('@web3-onboard/react', () => ({ init: jest.fn() }))
jest.mock('@web3-onboard/injected-wallets', () => ({ __esModule: true, default: jest.fn() }))
jest.mock('@web3-onboard/walletconnect', () => ({ __esModule: true, default: jest.fn() }))
jest.mock('@web3-onboard/coinbase', () => ({ __esModule: true, default: jest.fn() }))

const { init } = jest.requireMock<{ init: jest.Mock<unknown, [Record<string, unknown>]> }>('@web3-onboard/react')
const mocked = (name: string) => jest.requireMock<{ default: jest.Mock }>(name).default
const injected = mocked('@web3-onboard/injected-wallets')
const walletConnect = mocked('@web3-onboard/walletconnect')
const coinbase = mocked('@web3-onboard/coinbase')

const ethereum = { ...chainA, id: 1, name: 'Ethereum' }
const settings = {
  appName: 'Console',
  chains: [ethereum, chainA],
  walletConnectProjectId: '',
  dappUrl: 'https://c.test',
}

/** Functions that can hang, hide errors or contact foreign hosts. */
const forbidden = { connectWallet: jest.fn(), setChain: jest.fn(), disconnectWallet: jest.fn() }
const started: object[] = []

interface Module {
  label: string
  getIcon: () => Promise<string>
  getInterface: (helpers: object) => Promise<unknown>
}
const walletModule = (label: string, provider: object, icon = '<svg></svg>'): Module => ({
  label,
  getIcon: () => Promise.resolve(icon),
  getInterface: (helpers) => {
    started.push(helpers)
    return Promise.resolve({ provider })
  },
})

let qr = fakeProvider()
let smart = fakeProvider()

beforeEach(() => {
  started.length = 0
  qr = fakeProvider()
  smart = fakeProvider()
  const old = fakeProvider()
  let modules: Module[] = []
  for (const mock of [init, injected, walletConnect, coinbase]) mock.mockReset()
  injected.mockReturnValue(() => [walletModule('Old Wallet', old.provider)])
  coinbase.mockReturnValue(() => walletModule('Coinbase Wallet', smart.provider))
  walletConnect.mockReturnValue(() => walletModule('WalletConnect', qr.provider))
  init.mockImplementation(() => {
    document.body.append(document.createElement('onboard-v2'))
    const setWalletModules = (made: readonly ((helpers: object) => Module | Module[])[]) => {
      modules = made.flatMap((make) => make({}))
    }
    return { ...forbidden, state: { get: () => ({ walletModules: modules }), actions: { setWalletModules } } }
  })
})
afterEach(() => {
  delete process.env.WITHOUT_WALLETCONNECT
  for (const call of Object.values(forbidden)) expect(call).not.toHaveBeenCalled()
})

const withQr = { ...settings, walletConnectProjectId: 'project' }

it('starts without windows, fonts or a silent connect, and without the chain that is used to look names up', async () => {
  await loadWalletModules(settings)
  const { wallets, ...rest } = init.mock.calls[0]?.[0] ?? {}
  expect(wallets).toHaveLength(2)
  expect(rest).toEqual({
    chains: [{ id: '0x7a69', label: 'Local Chain A', token: 'ETH', rpcUrl: 'http://127.0.0.1:8545/' }],
    appMetadata: { name: 'Console', description: 'Console' },
    accountCenter: { desktop: { enabled: false }, mobile: { enabled: false } },
    disableFontDownload: true,
  })
  expect(injected).toHaveBeenCalledWith({ disable6963Support: true })
  expect(document.querySelector('onboard-v2')).toBeNull()
})

it('lists old extensions with their icon as an image address, and starts none of them by itself', async () => {
  const { extensions } = await loadWalletModules(settings)
  expect(extensions).toEqual([
    { id: 'extension:Old Wallet', name: 'Old Wallet', icon: 'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E' },
  ])
  expect(started).toEqual([])
})

it('does not touch WalletConnect without a project id', async () => {
  const modules = await loadWalletModules(settings)
  expect(walletConnect).not.toHaveBeenCalled()
  await expect(modules.open('qr')).rejects.toThrow('no longer in this browser')
})

it('does not touch WalletConnect in a build without its package, and starts the other wallets', async () => {
  process.env.WITHOUT_WALLETCONNECT = 'yes'
  const modules = await loadWalletModules(withQr)
  expect(walletConnect).not.toHaveBeenCalled()
  await expect(modules.open('qr')).rejects.toThrow('no longer in this browser')
  await expect(modules.open('smart')).resolves.toHaveProperty('provider')
})

it('keeps the smart wallet beside an extension of the same maker', async () => {
  injected.mockReturnValue(() => [walletModule('Coinbase Wallet', fakeProvider().provider)])
  const modules = await loadWalletModules(settings)
  expect(coinbase).toHaveBeenCalledWith({ supportedWalletType: 'smartWalletOnly', reloadOnDisconnect: false })
  expect(modules.extensions.map(({ name }) => name)).toEqual(['Coinbase Wallet'])
  const { provider } = await modules.open('smart')
  await provider.request({ method: 'eth_accounts' })
  expect(smart.asked('eth_accounts')).toHaveLength(1)
})

it('asks a phone for every chain of the configuration', async () => {
  await (await loadWalletModules(withQr)).open('qr')
  expect(walletConnect).toHaveBeenCalledWith({ projectId: 'project', dappUrl: 'https://c.test' })
  expect(started).toMatchObject([{ chains: [{ id: '0x1' }, { id: '0x7a69' }] }])
})

it('starts a wallet once, and anew after its session has ended', async () => {
  const disconnect = jest.fn()
  Reflect.set(qr.provider, 'disconnect', disconnect)
  const modules = await loadWalletModules(withQr)
  const first = await modules.open('qr')
  expect(await modules.open('qr')).toBe(first)
  await first.end?.()
  expect(disconnect).toHaveBeenCalledTimes(1)
  await modules.open('qr')
  expect(started).toHaveLength(2)
})

it('can be asked again after a wallet failed to start', async () => {
  injected.mockReturnValue(() => [
    { ...walletModule('Old Wallet', {}), getInterface: () => Promise.reject(new Error('gone')) },
  ])
  const modules = await loadWalletModules(settings)
  await expect(modules.open('extension:Old Wallet')).rejects.toThrow('gone')
  await expect(modules.open('extension:Old Wallet')).rejects.toThrow('gone')
})

it('refuses a module that gives no provider', async () => {
  injected.mockReturnValue(() => [walletModule('Old Wallet', {})])
  const modules = await loadWalletModules(settings)
  await expect(modules.open('extension:Old Wallet')).rejects.toThrow('Old Wallet did not start.')
})
