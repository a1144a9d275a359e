import {
  array,
  boolean,
  integer,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot'
import { someText } from './wire'

const count = pipe(number(), integer(), minValue(1))
const address = optional(pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/, 'it is not an address')))

/** A chain the console knows. A contract without an address is not deployed there. */
const chainSchema = object({
  id: count,
  name: someText,
  symbol: someText,
  rpcUrls: pipe(array(someText), minLength(1)),
  explorerUrl: optional(string()),
  confirmations: count,
  smartWallet: optional(boolean(), false),
  contracts: object({ token: address, staking: address, vesting: address }),
})

/**
 * What one bundle is told about its environment: the JSON block `app-config` of index.html, written at build time and
 * again by the server at start. `localChains` allows the development chains 31337 and 31338; with `mediaClickToLoad` campaign
 * media of other hosts are loaded only after a press.
 */
export const consoleConfigSchema = object({
  appName: someText,
  walletConnectProjectId: optional(string(), ''),
  localChains: optional(boolean(), false),
  mediaClickToLoad: optional(boolean(), false),
  chains: array(chainSchema),
})

export type ChainConfig = InferOutput<typeof chainSchema>
export type ConsoleConfig = InferOutput<typeof consoleConfigSchema>
