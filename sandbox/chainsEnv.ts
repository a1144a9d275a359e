interface ChainAt {
  readonly id: number
  readonly rpcUrl: string
  readonly contracts: { readonly token: string; readonly staking: string; readonly vesting?: string | undefined }
}

/** The environment of a console that reads these local chains. */
export function chainsEnv(chains: readonly ChainAt[]): Record<string, string> {
  const perChain = chains.flatMap(({ id, rpcUrl, contracts }): [string, string][] => [
    [`RPC_URL_${id}`, rpcUrl],
    [`TOKEN_ADDRESS_${id}`, contracts.token],
    [`STAKING_ADDRESS_${id}`, contracts.staking],
    [`VESTING_ADDRESS_${id}`, contracts.vesting ?? ''],
  ])
  const ids = chains.map(({ id }) => id).join(',')
  return { ALLOW_LOCAL_CHAINS: 'true', CHAINS: ids, ...Object.fromEntries(perChain) }
}
