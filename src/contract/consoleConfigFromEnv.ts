import { parse } from 'valibot'
import { chainsFromEnv } from './chainsFromEnv'
import { consoleConfigSchema, type ConsoleConfig } from './consoleConfig'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the console's configuration from environment variables: APP_NAME, WALLETCONNECT_PROJECT_ID, MEDIA_CLICK_TO_LOAD,
 * ALLOW_LOCAL_CHAINS, CHAINS (ids, comma-separated), MORE_CHAINS (JSON) and per chain RPC_URL_<id>, TOKEN_ADDRESS_<id>,
 * STAKING_ADDRESS_<id>, VESTING_ADDRESS_<id>; docs in .env.example. Throws one Error that names every bad variable.
 */
export function consoleConfigFromEnv(env: Env): ConsoleConfig {
  const problems: string[] = []
  const flag = (variable: string) => {
    if (!['', 'true', 'false'].includes(env[variable] ?? '')) problems.push(`${variable} is true or false`)
    return env[variable] === 'true'
  }
  const localChains = flag('ALLOW_LOCAL_CHAINS')
  const mediaClickToLoad = flag('MEDIA_CLICK_TO_LOAD')
  const chains = chainsFromEnv(env, localChains, problems)
  if (problems.length > 0) throw new Error(`Bad configuration:\n- ${problems.join('\n- ')}`)
  return parse(consoleConfigSchema, {
    appName: env.APP_NAME || 'SSDX Back Office',
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID || '',
    localChains,
    mediaClickToLoad,
    chains,
  })
}
