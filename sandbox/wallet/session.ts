import { array, string } from 'yup'
import type { Rpc } from './rpcTransport'
import { loadState, saveState, type WalletChain, type WalletStorage } from './walletState'
import { WalletError } from './walletErrors'

interface WalletSettings {
  readonly chains: readonly WalletChain[]
  readonly rpc: Rpc
  readonly storage: WalletStorage
  /** The site's name in the panel. */
  readonly site: string
  readonly emit: (event: string, value: unknown) => void
}

/** The selected account and chain, and whether the site may see them; every change emits the EIP-1193 event. */
export type WalletSession = ReturnType<typeof createSession>

export function createSession({ chains, rpc, storage, site, emit }: WalletSettings) {
  const state = loadState(storage)
  const forgotten = new Set<number>()
  let accounts: readonly string[] = []
  const listeners: (() => void)[] = []
  let isOnline = false

  const known = () => chains.filter(({ id }) => !forgotten.has(id))
  const chain = () => {
    const current = known().find(({ id }) => id === state.chainId) ?? known()[0]
    if (!current)
      throw new WalletError(4901, 'The Sandbox Wallet found no local chain in the configuration of the page.')
    return current
  }
  const hexChainId = () => `0x${chain().id.toString(16)}`
  const account = () => {
    const address = accounts[state.account] ?? accounts[0]
    if (address === undefined)
      throw new WalletError(4900, 'The local chain does not answer. Is the local stack running?')
    return address
  }
  const save = () => {
    saveState(storage, state)
    listeners.forEach((listener) => listener())
  }
  const tellAccounts = () => emit('accountsChanged', state.isConnected ? [account()] : [])

  const ask: Rpc = async (url, method, params) => {
    try {
      const answer = await rpc(url, method, params)
      tellOnline(true)
      return answer
    } catch (error) {
      // A refusal by the node is an answer, too; any other error means that it was not reached.
      tellOnline(error instanceof WalletError)
      throw error
    }
  }

  const tellOnline = (isNow: boolean) => {
    if (isOnline === isNow) return
    isOnline = isNow
    if (isNow) emit('connect', { chainId: hexChainId() })
    else emit('disconnect', new WalletError(4900, 'The local chain does not answer.'))
  }

  const loadAccounts = async () => {
    if (accounts.length > 0) return
    const answer = await ask(chain().rpcUrl, 'eth_accounts', [])
    accounts = array(string().required()).required().validateSync(answer)
    save()
  }

  return {
    site,
    rpc: ask,
    /** Resolves once the accounts are read; a chain that does not answer fails the request that needs it. */
    ready: () => loadAccounts().catch(() => undefined),
    hexChainId,
    chain,
    chains: known,
    account,
    accounts: () => accounts,
    isConnected: () => state.isConnected,
    setConnected(isConnected: boolean) {
      if (state.isConnected === isConnected) return
      state.isConnected = isConnected
      save()
      tellAccounts()
    },
    setAccount(index: number) {
      if (state.account === index || accounts[index] === undefined) return
      state.account = index
      save()
      if (state.isConnected) tellAccounts()
    },
    setChain(id: number) {
      if (chain().id === id || !known().some((one) => one.id === id)) return
      state.chainId = id
      save()
      emit('chainChanged', hexChainId())
    },
    /** Makes a chain unknown to the wallet until it is added again; never the current one. */
    forgetChain(id: number) {
      if (chain().id !== id) forgotten.add(id)
      save()
    },
    /** Whether it is one of the local chains of the page. */
    restoreChain(id: number) {
      forgotten.delete(id)
      save()
      return chains.some((one) => one.id === id)
    },
    subscribe: (listener: () => void) => void listeners.push(listener),
  }
}
