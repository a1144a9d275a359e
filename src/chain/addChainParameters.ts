import type { ChainConfig } from '../config/chains'
import { quantity } from './hex'

// Staff read Base's currency as BASE, but wallets compare the symbol with a public list and accept only ETH.
const coinSymbol = ({ symbol }: ChainConfig) => (symbol === 'BASE' ? 'ETH' : symbol)

/** The parameters of `wallet_addEthereumChain` (EIP-3085). */
export const addChainParameters = (chain: ChainConfig) => ({
  chainId: quantity(chain.id),
  chainName: chain.name,
  nativeCurrency: { name: coinSymbol(chain), symbol: coinSymbol(chain), decimals: 18 },
  rpcUrls: chain.rpcUrls,
  ...(chain.explorerUrl ? { blockExplorerUrls: [chain.explorerUrl] } : {}),
})

/** The same values for people, who type them into a wallet that cannot add a chain; labelled as wallets label the fields. */
export const manualChainValues = (chain: ChainConfig): readonly (readonly [string, string])[] => [
  ['Network name', chain.name],
  ['RPC URL', chain.rpcUrls[0] ?? ''],
  ['Chain ID', String(chain.id)],
  ['Currency symbol', coinSymbol(chain)],
]
