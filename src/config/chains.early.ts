import { isRecord } from '../contract/isRecord'
import type { ChainConfig } from '../contract/consoleConfig'

type Chain = Pick<ChainConfig, 'name' | 'explorerUrl' | 'contracts'>

/** The configured chains in the early page: what names addresses and links them. A configuration of another form has none. */
const chains = readChains()

export const useChains = () => chains

function readChains(): readonly Chain[] {
  const config: unknown = JSON.parse(document.getElementById('app-config')?.textContent ?? '{}')
  const given: unknown = isRecord(config) ? config.chains : undefined
  return Array.isArray(given) ? given.flatMap(chainOf) : []
}

function chainOf(chain: unknown): Chain[] {
  if (!isRecord(chain) || typeof chain.name !== 'string' || !isRecord(chain.contracts)) return []
  const { explorerUrl, contracts } = chain
  const address = (name: string) => (typeof contracts[name] === 'string' ? contracts[name] : undefined)
  return [
    {
      name: chain.name,
      explorerUrl: typeof explorerUrl === 'string' ? explorerUrl : undefined,
      contracts: { token: address('token'), staking: address('staking'), vesting: address('vesting') },
    },
  ]
}
