import type { ConsoleConfig } from '../contract/consoleConfig'
import type { ChainConfig } from '../config/chains'

const contract = (digit: string) => `0x${digit.repeat(40)}`

export const chainA: ChainConfig = {
  id: 31337,
  name: 'Local Chain A',
  symbol: 'ETH',
  rpcUrls: ['http://127.0.0.1:8545/'],
  explorerUrl: undefined,
  confirmations: 1,
  smartWallet: false,
  contracts: { token: contract('1'), staking: contract('2'), vesting: contract('3') },
}

/** A chain without a vesting contract. */
export const chainB: ChainConfig = {
  ...chainA,
  id: 31338,
  name: 'Local Chain B',
  rpcUrls: ['http://127.0.0.1:8546/'],
  contracts: { token: contract('1'), staking: contract('2'), vesting: undefined },
}

export const testConfig: ConsoleConfig = {
  appName: 'SSDX Back Office',
  walletConnectProjectId: '',
  localChains: true,
  mediaClickToLoad: false,
  chains: [chainA, chainB],
}
