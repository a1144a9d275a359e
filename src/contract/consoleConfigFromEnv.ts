import { consoleConfigSchema, type ChainConfig, type ConsoleConfig } from './consoleConfig'

type Env = Readonly<Record<string, string | undefined>>

interface KnownChain {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly rpcUrl: string
  readonly explorerUrl?: string
}

/** The live chains of the platform with a public node each, and the two chains of the local stack. */
const knownChains: readonly KnownChain[] = [
  {
    id: 1,
    name: 'Ethereum',
    symbol: 'ETH',
    rpcUrl: 'https://ethereum-rpc.publicnode.com',
    explorerUrl: 'https://etherscan.io',
  },
  {
    id: 421614,
    name: 'Arbitrum Sepolia',
    symbol: 'ETH',
    rpcUrl: 'https://sepolia-rollup.arbitrum.io/rpc',
    explorerUrl: 'https://sepolia.arbiscan.io',
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    symbol: 'ETH',
    rpcUrl: 'https://arb1.arbitrum.io/rpc',
    explorerUrl: 'https://arbiscan.io',
  },
  {
    id: 56,
    name: 'BNB Smart Chain',
    symbol: 'BNB',
    rpcUrl: 'https://bsc-dataseed.bnbchain.org',
    explorerUrl: 'https://bscscan.com',
  },
  { id: 8453, name: 'Base', symbol: 'BASE', rpcUrl: 'https://mainnet.base.org', explorerUrl: 'https://basescan.org' },
  { id: 31337, name: 'Local Chain A', symbol: 'ETH', rpcUrl: 'http://127.0.0.1:8545' },
  { id: 31338, name: 'Local Chain B', symbol: 'ETH', rpcUrl: 'http://127.0.0.1:8546' },
]

const liveChainIds = '1,421614,42161,56,8453'
const localChainIds: readonly number[] = [31337, 31338]
const addressShape = /^0x[0-9a-fA-F]{40}$/
const loopback = /^(localhost|127\.|\[::1\])/

/**
 * Reads the console's configuration from environment variables: APP_NAME, WALLETCONNECT_PROJECT_ID, MEDIA_CLICK_TO_LOAD,
 * ALLOW_LOCAL_CHAINS, CHAINS (ids, comma-separated) and per chain RPC_URL_<id>, TOKEN_ADDRESS_<id>, STAKING_ADDRESS_<id>,
 * VESTING_ADDRESS_<id>; docs in .env.example. Nothing set gives the five live chains. Throws one Error that names every
 * bad variable.
 */
export function consoleConfigFromEnv(env: Env): ConsoleConfig {
  const problems: string[] = []
  const flag = (variable: string) => {
    if (!['', 'true', 'false'].includes(env[variable] ?? '')) problems.push(`${variable} is true or false`)
    return env[variable] === 'true'
  }
  const localChains = flag('ALLOW_LOCAL_CHAINS')
  const mediaClickToLoad = flag('MEDIA_CLICK_TO_LOAD')

  const address = (variable: string) => {
    const text = env[variable]
    if (!text) return undefined
    if (!addressShape.test(text)) problems.push(`${variable} is not an address (0x and 40 hex digits)`)
    return text
  }

  const rpcUrls = (chain: KnownChain) => {
    const variable = `RPC_URL_${chain.id}`
    const texts = (env[variable] || chain.rpcUrl).split(',').map((text) => text.trim())
    for (const text of texts) {
      if (!URL.canParse(text) || !/^https?:/.test(text)) problems.push(`${variable} is not an http(s) URL: ${text}`)
      // A local chain under a live id would collect signatures that can be replayed on the live network.
      else if (!localChainIds.includes(chain.id) && loopback.test(new URL(text).host))
        problems.push(`${variable} points at this machine; only chains ${localChainIds.join(' and ')} may be local`)
    }
    return texts
  }

  const chain = (text: string): ChainConfig[] => {
    const known = knownChains.find(({ id }) => String(id) === text)
    if (!known) {
      problems.push(`CHAINS names an unknown chain: ${text}`)
      return []
    }
    if (localChainIds.includes(known.id) && !localChains)
      problems.push(`CHAINS names the local chain ${text}, which needs ALLOW_LOCAL_CHAINS=true`)
    const { id, name, symbol, explorerUrl } = known
    const contracts = {
      token: address(`TOKEN_ADDRESS_${id}`),
      staking: address(`STAKING_ADDRESS_${id}`),
      vesting: address(`VESTING_ADDRESS_${id}`),
    }
    return [{ id, name, symbol, explorerUrl, rpcUrls: rpcUrls(known), contracts }]
  }

  const ids = (env.CHAINS || liveChainIds).split(',').map((text) => text.trim())
  if (new Set(ids).size < ids.length) problems.push('CHAINS names a chain twice')
  const chains = ids.flatMap(chain)
  if (problems.length > 0) throw new Error(`Bad configuration:\n- ${problems.join('\n- ')}`)
  return consoleConfigSchema.validateSync({
    appName: env.APP_NAME || 'SSDX Back Office',
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID || '',
    localChains,
    mediaClickToLoad,
    chains,
  })
}
