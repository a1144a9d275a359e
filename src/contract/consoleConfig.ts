import { array, boolean, number, object, string, type InferType } from 'yup'

const address = () => string().matches(/^0x[0-9a-fA-F]{40}$/, ({ path }) => `${path} is not an address`)

/** A chain the console knows. A contract without an address is not deployed there. */
export const chainSchema = object({
  id: number().integer().positive().required(),
  name: string().required(),
  symbol: string().required(),
  rpcUrls: array(string().required()).min(1).required(),
  explorerUrl: string(),
  confirmations: number().integer().positive().required(),
  smartWallet: boolean().default(false),
  contracts: object({ token: address(), staking: address(), vesting: address() }).required(),
})

/**
 * What one bundle is told about its environment: the JSON block `app-config` of index.html, written at build time and
 * again by the server at start. `localChains` allows the development chains 31337 and 31338; with `mediaClickToLoad` campaign
 * media of other hosts are loaded only after a press.
 */
export const consoleConfigSchema = object({
  appName: string().required(),
  walletConnectProjectId: string().default(''),
  localChains: boolean().default(false),
  mediaClickToLoad: boolean().default(false),
  chains: array(chainSchema).required(),
})

export type ChainConfig = InferType<typeof chainSchema>
export type ConsoleConfig = InferType<typeof consoleConfigSchema>
