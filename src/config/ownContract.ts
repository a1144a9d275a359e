import { sameHex } from '../shared/sameHex'
import { useChains, type ChainConfig } from './chains'

const contracts = ['token', 'staking', 'vesting'] as const

/** Which of the platform's contracts stands at an address of a chain; undefined where none does. */
export const ownContract = ({ contracts: deployed }: Pick<ChainConfig, 'contracts'>, address: string) =>
  contracts.find((name) => sameHex(deployed[name], address))

/** The explorer for an address that is of no chain in particular: that of the only configured chain, else none. */
export function useOnlyExplorer(): string | undefined {
  const [only, ...others] = useChains()
  return others.length === 0 ? only?.explorerUrl : undefined
}
