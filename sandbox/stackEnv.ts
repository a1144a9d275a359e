import { chainsEnv } from './chainsEnv'
import { localChains, type LocalChain } from './chains/localChains'
import type { SandboxOptions } from './options'
import type { SandboxPaths } from './paths'

export interface ChainAddress {
  readonly chain: LocalChain
  readonly port: number
  readonly variable: string
}

export function chainsOf(options: SandboxOptions): readonly ChainAddress[] {
  return [
    { chain: localChains.a, port: options.CHAIN_A_PORT, variable: 'CHAIN_A_PORT' },
    { chain: localChains.b, port: options.CHAIN_B_PORT, variable: 'CHAIN_B_PORT' },
  ]
}

export const urlAt = (port: number) => `http://127.0.0.1:${port}`

/** Whatever `.env` has for a real platform: the local stack, and so what its journeys see, is the same for everyone. */
const defaults = (...variables: readonly string[]) => Object.fromEntries(variables.map((variable) => [variable, '']))

/** The console's configuration; known before the chains run, because the contracts' addresses are. */
export function consoleEnv(options: SandboxOptions): Record<string, string> {
  return {
    ...defaults('APP_NAME', 'MEDIA_CLICK_TO_LOAD', 'MORE_CHAINS'),
    ...chainsEnv(
      chainsOf(options).map(({ chain: { id, contracts }, port }) => ({ id, rpcUrl: urlAt(port), contracts })),
    ),
  }
}

interface ServerPlace {
  readonly port: number
  /** The built console to serve; without it the server has the API only. */
  readonly consoleDir?: string | undefined
}

/** The API server's environment. DATABASE_URL from outside is ignored: seeds must never go into a real platform. */
export function serverEnv(options: SandboxOptions, paths: SandboxPaths, place: ServerPlace): Record<string, string> {
  const hosts = [options.CONSOLE_PORT, place.port].flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`])
  return {
    ...consoleEnv(options),
    ...defaults('ALLOW_REMOTE', 'DATABASE_POOL', 'LOG_LEVEL', 'METRICS_TOKEN', 'TRUSTED_PROXIES'),
    HOST: '127.0.0.1',
    PORT: String(place.port),
    DATABASE_URL: '',
    DATA_DIR: paths.serverData,
    LOCAL_TOOLS_DIR: paths.localTools,
    CONSOLE_DIR: place.consoleDir ?? '',
    ALLOWED_HOSTS: [...new Set(hosts)].join(','),
  }
}
