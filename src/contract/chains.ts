/** Everything the platform knows of a chain by itself. Its contracts and other nodes come from the configuration. */
export interface KnownChain {
  readonly id: number
  readonly name: string
  /** Of the currency in which gas is paid, as staff read it. */
  readonly symbol: string
  /** Nodes that anybody may ask; empty where RPC_URL_<id> has to name one. */
  readonly rpcUrls: readonly string[]
  readonly explorerUrl?: string | undefined
  /** Blocks, with the transaction's own, after which it counts as confirmed; our own choice. */
  readonly confirmations: number
  /** Whether the smart wallet that needs no extension works here. */
  readonly smartWallet?: boolean
  /** Of the local stack: its keys are public, so it is refused unless ALLOW_LOCAL_CHAINS says otherwise. */
  readonly local?: boolean
}

/** One row for each chain. To add one, add its row. */
export const knownChains: readonly KnownChain[] = [
  {
    id: 1,
    name: 'Ethereum',
    symbol: 'ETH',
    rpcUrls: ['https://ethereum-rpc.publicnode.com'],
    explorerUrl: 'https://etherscan.io',
    confirmations: 3,
    smartWallet: true,
  },
  {
    id: 421614,
    name: 'Arbitrum Sepolia',
    symbol: 'ETH',
    rpcUrls: ['https://sepolia-rollup.arbitrum.io/rpc'],
    explorerUrl: 'https://sepolia.arbiscan.io',
    confirmations: 2,
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    symbol: 'ETH',
    rpcUrls: ['https://arb1.arbitrum.io/rpc'],
    explorerUrl: 'https://arbiscan.io',
    confirmations: 2,
    smartWallet: true,
  },
  {
    id: 56,
    name: 'BNB Smart Chain',
    symbol: 'BNB',
    rpcUrls: ['https://bsc-dataseed.bnbchain.org'],
    explorerUrl: 'https://bscscan.com',
    confirmations: 5,
    smartWallet: true,
  },
  {
    id: 8453,
    name: 'Base',
    symbol: 'BASE',
    rpcUrls: ['https://mainnet.base.org'],
    explorerUrl: 'https://basescan.org',
    confirmations: 2,
    smartWallet: true,
  },
  {
    id: 31337,
    name: 'Local Chain A',
    symbol: 'ETH',
    rpcUrls: ['http://127.0.0.1:8545'],
    confirmations: 1,
    local: true,
  },
  {
    id: 31338,
    name: 'Local Chain B',
    symbol: 'ETH',
    rpcUrls: ['http://127.0.0.1:8546'],
    confirmations: 1,
    local: true,
  },
]

export const isLocalChain = (id: number) => knownChains.some((chain) => chain.id === id && chain.local)

/** What a console knows when nothing else is configured, in this order. */
export const liveChains = knownChains.filter(({ local }) => !local)
