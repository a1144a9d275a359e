import { parseChainId } from '../../chain/chainIds'
import type { Eip1193Provider } from '../../chain/eip1193'
import { parseAddress } from '../../shared/addresses'
import type { OpenedWallet } from './walletModules'
import type { WalletAccess, WalletEvent } from '../walletPort'
import { withTimeout } from './withTimeout'
import { UserFacingError } from '../../shared/userFacing'

/** The chosen wallet: what it answers, and what events it emits until it is closed. */
export interface WalletSession {
  readonly provider: Eip1193Provider
  /** Undefined when the wallet returns no account. Only `eth_requestAccounts` may open the wallet. */
  read(method: 'eth_accounts' | 'eth_requestAccounts'): Promise<WalletAccess | undefined>
  /** Ignores all further events. */
  close(): void
}

const chainTimeoutMs = 10_000
const aliveTimeoutMs = 2_000

export function openSession(id: string, { provider }: OpenedWallet, emit: (event: WalletEvent) => void): WalletSession {
  let isOpen = true
  let accounts: readonly string[] = []
  let chainId: number | undefined

  // Some wallets do not remove a listener, so it also ignores events after close.
  const on = (event: string, listener: (value: unknown) => void) => {
    const whileOpen = (value: unknown) => {
      if (isOpen) listener(value)
    }
    provider.on?.(event, whileOpen)
    return () => provider.removeListener?.(event, whileOpen)
  }

  const ask = (method: string) => withTimeout(aliveTimeoutMs, provider.request({ method }), 'No answer')

  const unsubscribers = [
    on('accountsChanged', (value) => {
      accounts = parseAccounts(value)
      emit({ type: 'accountsChanged', id, accounts })
    }),
    on('chainChanged', (value) => {
      const changed = parseChainId(value)
      if (changed === undefined) return
      chainId = changed
      emit({ type: 'chainChanged', id, chainId })
    }),
    // Wallets also emit this when only their node fails; then they still return their accounts.
    on('disconnect', () => {
      void ask('eth_accounts')
        .then(parseAccounts, () => [])
        .then((left) => {
          if (isOpen && left.length === 0) emit({ type: 'gone', id })
        })
    }),
  ]

  return {
    provider,
    read: async (method) => {
      // An event that arrives during the read is newer than the answer.
      accounts = parseAccounts(await provider.request({ method }))
      const [account] = accounts
      if (account === undefined) return undefined
      chainId = undefined
      const answer = withTimeout(chainTimeoutMs, provider.request({ method: 'eth_chainId' }), noChain)
      const answered = parseChainId(await answer)
      chainId ??= answered
      if (chainId === undefined) throw new UserFacingError(noChain)
      return { account: accounts[0] ?? account, chainId }
    },
    close: () => {
      isOpen = false
      unsubscribers.forEach((stop) => stop())
    },
  }
}

const noChain = "Your wallet didn't say which network it's on. Select a network in it, then try again."

/** Checksummed; wallets use lower case as well. Anything that is no address is left out. */
const parseAccounts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? (parseAddress(one)?.address ?? []) : []))
    : []
