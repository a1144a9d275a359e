import type { SandboxState } from '../../sandbox/state'

/** The environment of a console that reads these chains. */
export function chainsEnv(chains: SandboxState['chains']): Record<string, string> {
  const perChain = chains.flatMap(({ id, rpcUrl, contracts }) => [
    [`RPC_URL_${id}`, rpcUrl],
    [`TOKEN_ADDRESS_${id}`, contracts.token],
    [`STAKING_ADDRESS_${id}`, contracts.staking],
    [`VESTING_ADDRESS_${id}`, contracts.vesting ?? ''],
  ])
  return {
    ALLOW_LOCAL_CHAINS: 'true',
    CHAINS: chains.map(({ id }) => id).join(),
    ...Object.fromEntries<string>(perChain.map(([name = '', value = '']) => [name, value])),
  }
}
