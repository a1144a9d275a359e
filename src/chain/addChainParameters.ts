import type { ChainConfig } from '../config/chains'
import { quantity } from './hex'

// Base's coin is shown as BASE, but wallets hold the symbol against a public list and refuse any other than ETH.
const coinSymbol = ({ symbol }: ChainConfig) => (symbol === 'BASE' ? 'ETH' : symbol)

/** What a wallet is told of a chain that it does not know (EIP-3085). */
export const addChainParameters = (chain: ChainConfig) => ({
  chainId: quantity(chain.id),
  chainName: chain.name,
  nativeCurrency: { name: coinSymbol(chain), symbol: coinSymbol(chain), decimals: 18 },
  rpcUrls: chain.rpcUrls,
  ...(chain.explorerUrl ? { blockExplorerUrls: [chain.explorerUrl] } : {}),
})

/** The same for people, to type into a wallet that adds no chain by itself; named as wallets name the fields. */
export const manualChainValues = (chain: ChainConfig): readonly (readonly [string, string])[] => [
  ['Network name', chain.name],
  ['RPC URL', chain.rpcUrls[0] ?? ''],
  ['Chain ID', String(chain.id)],
  ['Currency symbol', coinSymbol(chain)],
]
