import type { ChainConfig } from '../../config/chains'
import { createListeners } from '../../shared/listeners'
import { once } from '../../shared/once'
import { discoverWallets, type AnnouncedWallet } from './announced'
import { isModuleId, type OpenedWallet } from './walletModules'
import { listOptions } from './walletOptions'
import type { WalletEvent, WalletOption, WalletPort } from '../walletPort'
import { openSession, type WalletSession } from './walletSession'
import { withTimeout } from './withTimeout'
import { UserFacingError } from '../../shared/userFacing'

const startTimeoutMs = 30_000
const disconnectTimeoutMs = 5_000

interface Connected {
  session: WalletSession
  wallet: OpenedWallet
}

/** The wallets of this browser: announced ones, and those of Web3-Onboard's modules, which are fetched when needed. */
export function createWallet(
  window: Window,
  chains: readonly ChainConfig[],
  walletConnectProjectId: string,
): WalletPort {
  const [subscribe, tell] = createListeners<WalletEvent>()
  const optionsChanged = () => tell({ type: 'optionsChanged' })

  const announced = discoverWallets(window, optionsChanged)
  window.addEventListener('online', optionsChanged)
  window.addEventListener('offline', optionsChanged)

  const modules = once(async () => {
    const { loadWalletModules } = await import(/* webpackChunkName: "onboard" */ './onboardWallet')
    // Set by public/form.js.
    const { appName = '' } = window.document.documentElement.dataset
    return loadWalletModules({ appName, chains, walletConnectProjectId, dappUrl: window.location.origin })
  })

  let extensions: readonly WalletOption[] | undefined
  const findExtensions = () => {
    // A wallet that predates EIP-6963 can only be found as `window.ethereum`.
    if (extensions || !('ethereum' in window)) return
    extensions = []
    modules().then(
      (found) => {
        extensions = found.extensions
        optionsChanged()
      },
      () => (extensions = undefined),
    )
  }

  const whenAnnounced = (id: string) =>
    new Promise<AnnouncedWallet>((resolve) => {
      const check = () => {
        const wallet = announced.find(id)
        if (!wallet) return
        stop()
        resolve(wallet)
      }
      const stop = subscribe(check)
      check()
    })

  const open = (id: string): Promise<OpenedWallet> =>
    withTimeout<OpenedWallet>(
      startTimeoutMs,
      isModuleId(id) ? modules().then((loaded) => loaded.open(id)) : whenAnnounced(id),
      "Your wallet didn't start. Unlock it or reload the page, then try again.",
    )

  const connected = new Map<string, Connected>()
  const release = (id: string) => {
    const left = connected.get(id)
    connected.delete(id)
    left?.session.close()
    return left?.wallet
  }

  const start = async (id: string, method: 'eth_accounts' | 'eth_requestAccounts') => {
    const wallet = await open(id)
    const session = openSession(id, wallet, (event) => {
      if (event.type === 'gone' || (event.type === 'accountsChanged' && event.accounts.length === 0))
        void release(id)
          ?.end?.()
          .catch(() => undefined)
      tell(event)
    })
    try {
      const access = await session.read(method)
      if (!access) {
        session.close()
        return undefined
      }
      release(id)
      connected.set(id, { session, wallet })
      return access
    } catch (error) {
      session.close()
      throw error
    }
  }

  return {
    options: () => {
      findExtensions()
      return Promise.resolve(
        listOptions({
          chains,
          walletConnectProjectId,
          installed: [...announced.list(), ...(extensions ?? [])],
          online: window.navigator.onLine,
        }),
      )
    },
    connect: async (id) => {
      const access = await start(id, 'eth_requestAccounts')
      if (!access) throw new UserFacingError("Your wallet didn't share an account. Select one in it, then try again.")
      return access
    },
    reconnect: (id) => start(id, 'eth_accounts'),
    disconnect: async (id) => {
      const wallet = release(id)
      if (!wallet) return
      const revoke = () =>
        wallet.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
      try {
        await withTimeout(disconnectTimeoutMs, wallet.end?.() ?? revoke(), 'No answer')
      } catch {
        // A permission that the wallet does not revoke is at least dropped here.
      }
    },
    provider: (id) => connected.get(id)?.session.provider,
    subscribe,
  }
}
