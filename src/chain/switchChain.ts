import type { ChainConfig } from '../config/chains'
import { addChainParameters } from './addChainParameters'
import { parseChainId } from './chainIds'
import type { Eip1193Provider } from './eip1193'
import { quantity } from './hex'
import { readWalletError, type WalletFailure } from './walletErrors'

/** How a switch ended. `switched` was confirmed by `eth_chainId`; `stayed` names the chain the wallet is still on, if known. */
export type SwitchEnd =
  | { end: 'switched' }
  | { end: 'rejected' | 'unsupported' | 'pending' | 'refusedToAdd' }
  | { end: 'stayed'; on: number | undefined }
  | { end: 'failed'; text: string }

interface SwitchOptions {
  /** Milliseconds. */
  delay: (pause: number) => Promise<unknown>
  /** Aborting it ends all further requests to the wallet. */
  signal?: AbortSignal
}

const maxReads = 20
const pauseBetweenReads = 50

const methodMissing = [4200, -32601]
const requestOpen = -32002
const walletOffline = 4900

/**
 * Asks a wallet to go to a chain and adds the chain where the wallet does not know it. Success is not believed:
 * only what `eth_chainId` says afterwards counts. Requests follow one another, each with a limited number of repeats.
 */
export async function switchChain(
  provider: Eip1193Provider,
  chain: ChainConfig,
  { delay, signal }: SwitchOptions,
): Promise<SwitchEnd> {
  const ask = async (method: string, parameter: object): Promise<WalletFailure | undefined> => {
    try {
      signal?.throwIfAborted()
      await provider.request({ method, params: [parameter] })
      return undefined
    } catch (error) {
      return readWalletError(error)
    }
  }
  const readChain = () => provider.request({ method: 'eth_chainId' }).then(parseChainId, () => undefined)
  const isThere = async () => (await readChain()) === chain.id
  const askToSwitch = () => ask('wallet_switchEthereumChain', { chainId: quantity(chain.id) })

  const arrive = async (): Promise<SwitchEnd> => {
    let on: number | undefined
    for (let reads = 1; reads <= maxReads; reads += 1) {
      on = await readChain()
      if (on === chain.id) return { end: 'switched' }
      if (reads < maxReads) await delay(pauseBetweenReads)
    }
    return { end: 'stayed', on }
  }

  const add = async (): Promise<SwitchEnd> => {
    const failure = await ask('wallet_addEthereumChain', addChainParameters(chain))
    if (failure) return endOf(failure) ?? { end: 'refusedToAdd' }
    // A wallet need not switch to a chain that it has added (EIP-3085).
    if (await isThere()) return { end: 'switched' }
    const second = await askToSwitch()
    return second ? (endOf(second) ?? { end: 'failed', text: second.text }) : arrive()
  }

  const failure = await askToSwitch()
  if (!failure) return arrive()
  if (methodMissing.includes(failure.code ?? 0)) return { end: 'unsupported' }
  const end = endOf(failure)
  if (end) return end
  if (failure.kind === 'unknownChain') return add()
  if (await isThere()) return { end: 'switched' }
  // Wallets report an unknown chain with different codes, and with texts in any language.
  return failure.kind === 'unclear' && failure.code !== walletOffline ? add() : { end: 'failed', text: failure.text }
}

/** Outcomes that a switch and an addition have in common. */
function endOf({ kind, code }: WalletFailure): SwitchEnd | undefined {
  if (kind === 'rejected') return { end: 'rejected' }
  return code === requestOpen ? { end: 'pending' } : undefined
}
