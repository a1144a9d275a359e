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
 * Asks a wallet to go to a chain; `unknownChain` when it has to be added first. Success is not believed: only what
 * `eth_chainId` says afterwards counts. Requests follow one another, each with a limited number of repeats.
 */
export async function switchChain(
  provider: Eip1193Provider,
  chain: ChainConfig,
  options: SwitchOptions,
): Promise<SwitchEnd | { end: 'unknownChain' }> {
  const failure = await askToSwitch(provider, chain, options)
  if (!failure) return arrive(provider, chain, options)
  if (methodMissing.includes(failure.code ?? 0)) return { end: 'unsupported' }
  const end = endOf(failure)
  if (end) return end
  if (failure.kind === 'unknownChain') return { end: 'unknownChain' }
  if ((await readChain(provider)) === chain.id) return { end: 'switched' }
  // Wallets report an unknown chain with different codes, and with texts in any language.
  const mayBeUnknown = failure.kind === 'unclear' && failure.code !== walletOffline
  return mayBeUnknown ? { end: 'unknownChain' } : { end: 'failed', text: failure.text }
}

/** Asks a wallet to add a chain that it does not know, and to go there. */
export async function addChain(
  provider: Eip1193Provider,
  chain: ChainConfig,
  options: SwitchOptions,
): Promise<SwitchEnd> {
  const failure = await ask(provider, 'wallet_addEthereumChain', addChainParameters(chain), options)
  if (failure) return endOf(failure) ?? { end: 'refusedToAdd' }
  // A wallet need not switch to a chain that it has added (EIP-3085).
  if ((await readChain(provider)) === chain.id) return { end: 'switched' }
  const second = await askToSwitch(provider, chain, options)
  return second ? (endOf(second) ?? { end: 'failed', text: second.text }) : arrive(provider, chain, options)
}

const askToSwitch = (provider: Eip1193Provider, { id }: ChainConfig, options: SwitchOptions) =>
  ask(provider, 'wallet_switchEthereumChain', { chainId: quantity(id) }, options)

async function ask(
  provider: Eip1193Provider,
  method: string,
  parameter: object,
  { signal }: SwitchOptions,
): Promise<WalletFailure | undefined> {
  try {
    signal?.throwIfAborted()
    await provider.request({ method, params: [parameter] })
    return undefined
  } catch (error) {
    return readWalletError(error)
  }
}

const readChain = (provider: Eip1193Provider) =>
  provider.request({ method: 'eth_chainId' }).then(parseChainId, () => undefined)

async function arrive(provider: Eip1193Provider, chain: ChainConfig, { delay }: SwitchOptions): Promise<SwitchEnd> {
  let on: number | undefined
  for (let reads = 1; reads <= maxReads; reads += 1) {
    on = await readChain(provider)
    if (on === chain.id) return { end: 'switched' }
    if (reads < maxReads) await delay(pauseBetweenReads)
  }
  return { end: 'stayed', on }
}

/** Outcomes that a switch and an addition have in common. */
function endOf({ kind, code }: WalletFailure): SwitchEnd | undefined {
  if (kind === 'rejected') return { end: 'rejected' }
  return code === requestOpen ? { end: 'pending' } : undefined
}
