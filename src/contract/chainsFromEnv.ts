import { isLocalChain, knownChains, liveChains, type KnownChain } from './chains'
import type { ChainConfig } from './consoleConfig'
import { readMoreChains } from './moreChains'

type Env = Readonly<Record<string, string | undefined>>

const addressShape = /^0x[0-9a-fA-F]{40}$/
// 0.0.0.0 and [::] reach this machine too.
const loopback = /^(localhost|.*\.localhost|127\.|0\.0\.0\.0|\[::(1|ffff:(7f..:.*|0:0))?\])/
const localIds = knownChains.flatMap(({ id, local }) => (local ? [id] : [])).join(' and ')

/**
 * The chains that CHAINS names, in its order, with those of MORE_CHAINS behind them. Without CHAINS these are the live chains of the
 * table. What is wrong goes to `problems`, a sentence each.
 */
export function chainsFromEnv(env: Env, allowsLocal: boolean, problems: string[]): ChainConfig[] {
  const more = readMoreChains(env.MORE_CHAINS, problems)
  const ids = (env.CHAINS || liveChains.map(({ id }) => id).join()).split(',').map((text) => text.trim())
  if (new Set(ids).size < ids.length) problems.push('CHAINS names a chain twice')
  const all = [...knownChains, ...more]
  const named = ids.flatMap((text) => {
    const known = all.find(({ id }) => String(id) === text)
    if (!known) problems.push(`CHAINS names an unknown chain: ${text}`)
    if (known?.local && !allowsLocal)
      problems.push(`CHAINS names the local chain ${text}, which needs ALLOW_LOCAL_CHAINS=true`)
    return known ?? []
  })
  // The local stack has chains of its own, whatever .env says of others.
  for (const [variable, value] of allowsLocal ? [] : Object.entries(env)) {
    const [, id] = /^(?:RPC_URL|(?:TOKEN|STAKING|VESTING)_ADDRESS)_(\d+)$/.exec(variable) ?? []
    if (value && id !== undefined && !all.some((chain) => String(chain.id) === id))
      problems.push(`${variable} is for a chain that is neither known nor in MORE_CHAINS`)
  }
  return [...new Set([...named, ...more])].map((chain) => configured(chain, env, problems))
}

function configured(chain: KnownChain, env: Env, problems: string[]): ChainConfig {
  const { id, name, symbol, explorerUrl, confirmations, smartWallet = false } = chain
  const contracts = {
    token: addressIn(`TOKEN_ADDRESS_${id}`, env, problems),
    staking: addressIn(`STAKING_ADDRESS_${id}`, env, problems),
    vesting: addressIn(`VESTING_ADDRESS_${id}`, env, problems),
  }
  const rpcUrls = nodesOf(chain, env, problems)
  return { id, name, symbol, explorerUrl, confirmations, smartWallet, rpcUrls, contracts }
}

function addressIn(variable: string, env: Env, problems: string[]): string | undefined {
  const text = env[variable]
  if (!text) return undefined
  if (!addressShape.test(text)) problems.push(`${variable} is not an address (0x and 40 hex digits)`)
  return text
}

function nodesOf({ id, rpcUrls }: KnownChain, env: Env, problems: string[]): string[] {
  const variable = `RPC_URL_${id}`
  const given = env[variable]
  const texts = given ? given.split(',').map((text) => text.trim()) : [...rpcUrls]
  if (texts.length === 0) problems.push(`${variable} is missing: no public node is known for the chain ${id}`)
  for (const text of texts) {
    if (!URL.canParse(text) || !/^https?:/.test(text)) problems.push(`${variable} is not an http(s) URL: ${text}`)
    // A local chain under a live id would collect signatures that can be replayed on the live network.
    else if (!isLocalChain(id) && loopback.test(new URL(text).host))
      problems.push(`${variable} points at this machine; only chains ${localIds} may be local`)
  }
  return texts
}
