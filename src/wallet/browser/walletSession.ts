import { parseChainId } from '../../chain/chainIds'
import type { Eip1193Provider } from '../../chain/eip1193'
import { parseAddress } from '../../shared/addresses'
import type { OpenedWallet } from './walletModules'
import type { WalletAccess, WalletEvent } from '../walletPort'
import { within } from './within'
import { UserFacingError } from '../../shared/userFacing'

/** One wallet that was chosen: what it says of itself when asked, and what it tells by itself until it is closed. */
export interface WalletSession {
  readonly provider: Eip1193Provider
  /** Undefined when it names no account. Only `eth_requestAccounts` may open the wallet. */
  read(method: 'eth_accounts' | 'eth_requestAccounts'): Promise<WalletAccess | undefined>
  /** From now on nothing it tells is heard. */
  close(): void
}

const chainLimit = 10_000
const proofOfLife = 2_000

export function openSession(id: string, { provider }: OpenedWallet, tell: (event: WalletEvent) => void): WalletSession {
  let isOpen = true
  let accounts: readonly string[] = []
  let chainId: number | undefined

  // Some wallets do not let a listener go, so a closed session also turns a deaf ear.
  const on = (event: string, listener: (value: unknown) => void) => {
    const heard = (value: unknown) => {
      if (isOpen) listener(value)
    }
    provider.on?.(event, heard)
    return () => provider.removeListener?.(event, heard)
  }

  const ask = (method: string) => within(proofOfLife, provider.request({ method }), 'No answer')

  const leave = [
    on('accountsChanged', (value) => {
      accounts = parseAccounts(value)
      tell({ type: 'accountsChanged', id, accounts })
    }),
    on('chainChanged', (value) => {
      const told = parseChainId(value)
      if (told === undefined) return
      chainId = told
      tell({ type: 'chainChanged', id, chainId })
    }),
    // Wallets say this too when only their chain does not answer; then they still name their accounts.
    on('disconnect', () => {
      void ask('eth_accounts')
        .then(parseAccounts, () => [])
        .then((left) => {
          if (isOpen && left.length === 0) tell({ type: 'gone', id })
        })
    }),
  ]

  return {
    provider,
    read: async (method) => {
      // What a wallet tells while it is being read is newer than what it has answered.
      accounts = parseAccounts(await provider.request({ method }))
      const [account] = accounts
      if (account === undefined) return undefined
      chainId = undefined
      const answer = within(chainLimit, provider.request({ method: 'eth_chainId' }), noChain)
      const answered = parseChainId(await answer)
      chainId ??= answered
      if (chainId === undefined) throw new UserFacingError(noChain)
      return { account: accounts[0] ?? account, chainId }
    },
    close: () => {
      isOpen = false
      leave.forEach((stop) => stop())
    },
  }
}

const noChain = 'Your wallet does not say which network it is on. Choose a network in it, then try again.'

/** Checksummed; wallets give them in small letters as well. What is no address is left out. */
const parseAccounts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? (parseAddress(one)?.address ?? []) : []))
    : []
