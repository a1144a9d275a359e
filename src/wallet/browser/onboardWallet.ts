import injected from '@web3-onboard/injected-wallets'
import { init } from '@web3-onboard/react'
import type { Eip1193Provider } from '../../chain/eip1193'
import { quantity } from '../../chain/hex'
import { isProvider, shownIcon } from './fromOutside'
import { withPopupErrors, withTruePairingErrors } from './moduleErrors'
import { ModuleEvents } from './moduleEvents'
import {
  extensionId,
  isModuleWalletId,
  moduleWallets,
  type ModuleWalletId,
  type OpenedWallet,
  type WalletModules,
  type WalletSettings,
} from './walletModules'
import { UserFacingError } from '../../shared/userFacing'

type WalletInit = ReturnType<typeof injected>
type WalletModule = ReturnType<ReturnType<typeof init>['state']['get']>['walletModules'][number]

interface ModuleStart {
  /** The package that starts it; undefined where the settings lack what it needs. */
  readonly load: (settings: WalletSettings) => Promise<WalletInit | undefined>
  /** Its provider with errors that say what happened. */
  readonly withErrors: (provider: Eip1193Provider) => Eip1193Provider
}

const starts: Readonly<Record<ModuleWalletId, ModuleStart>> = {
  smart: { load: smartWallet, withErrors: (provider) => withPopupErrors(provider, window) },
  qr: { load: qrWallet, withErrors: withTruePairingErrors },
}
const ownNames: readonly string[] = Object.values(moduleWallets).map(({ name }) => name)

/**
 * Web3-Onboard, of which only the wallet modules are used. Its connect can hang for ever and resolves names at foreign
 * hosts, its chain switch hides errors and its list of accounts goes stale, so none of these is called; the modules'
 * providers are used directly.
 */
export async function loadWalletModules(settings: WalletSettings): Promise<WalletModules> {
  const chains = settings.chains.map(({ id, name, symbol, rpcUrls }) => ({
    id: quantity(id),
    label: name,
    token: symbol,
    rpcUrl: rpcUrls[0] ?? '',
  }))
  const appMetadata = { name: settings.appName, description: settings.appName }
  const modules = await startOnboard(settings, chains, appMetadata)
  // All chains are passed, so that a phone is asked to allow all of them.
  const helpers = { chains, appMetadata, EventEmitter: ModuleEvents }
  // One provider per wallet until its session ends: a second instance would conflict with the first.
  const running = new Map<string, OpenedWallet>()

  return {
    extensions: await Promise.all(
      modules
        .filter(({ label }) => !ownNames.includes(label))
        .map(async ({ label, getIcon }) => ({
          id: extensionId(label),
          name: label,
          ...shownIcon(await getIcon().then(asDataUri, () => undefined)),
        })),
    ),
    open: async (id) => {
      const before = running.get(id)
      if (before) return before
      const name = isModuleWalletId(id) ? moduleWallets[id].name : undefined
      const module = modules.find(({ label }) => label === name || extensionId(label) === id)
      if (!module) throw new UserFacingError('This wallet is no longer in this browser.')
      const made: unknown = await Reflect.apply(module.getInterface, module, [helpers])
      const provider: unknown = typeof made === 'object' && made !== null && 'provider' in made ? made.provider : made
      if (!isProvider(provider)) throw new UserFacingError(`${module.label} did not start.`)
      const wallet = opened(id, provider, () => running.delete(id))
      running.set(id, wallet)
      return wallet
    },
  }
}

async function startOnboard(
  settings: WalletSettings,
  chains: Parameters<typeof init>[0]['chains'],
  appMetadata: { name: string; description: string },
): Promise<readonly WalletModule[]> {
  const loaded = await Promise.all(Object.values(starts).map(({ load }) => load(settings)))
  // Announced wallets are discovered by announced.ts; the injected ones are older and only in the window.
  const wallets = [injected({ disable6963Support: true }), ...loaded.filter((wallet) => wallet !== undefined)]
  const { state } = init({
    wallets,
    // With chain 1 in its list onboard may resolve names at foreign hosts.
    chains: chains.filter(({ id }) => id !== '0x1'),
    appMetadata,
    accountCenter: { desktop: { enabled: false }, mobile: { enabled: false } },
    disableFontDownload: true,
  })
  // Removes the container of its own windows, none of which is ever opened.
  document.querySelector('onboard-v2')?.remove()
  state.actions.setWalletModules(wallets)
  return state.get().walletModules
}

async function smartWallet(): Promise<WalletInit> {
  const { default: coinbase } = await import('@web3-onboard/coinbase')
  const make = coinbase({ supportedWalletType: 'smartWalletOnly', reloadOnDisconnect: false })
  // Under its own label an installed extension of the same vendor would replace it in the list.
  return (helpers) => {
    const made = make(helpers)
    return made && !Array.isArray(made) ? { ...made, label: moduleWallets.smart.name } : made
  }
}

async function qrWallet({ walletConnectProjectId: projectId, dappUrl }: WalletSettings) {
  if (process.env.WITHOUT_WALLETCONNECT || !projectId) return undefined
  const { default: walletConnect } = await import('@web3-onboard/walletconnect')
  return walletConnect({ projectId, ...(dappUrl ? { dappUrl } : {}) })
}

function opened(id: string, provider: Eip1193Provider, forget: () => void): OpenedWallet {
  if (!isModuleWalletId(id)) return { provider }
  const end = async () => {
    forget()
    const disconnect: unknown = Reflect.get(provider, 'disconnect')
    if (typeof disconnect === 'function') await Reflect.apply(disconnect, provider, [])
  }
  return { provider: starts[id].withErrors(provider), end }
}

const asDataUri = (icon: string) =>
  icon.includes('<svg') && !icon.startsWith('data:') ? `data:image/svg+xml,${encodeURIComponent(icon)}` : icon
