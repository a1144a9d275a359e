import { askChain, deployed } from './askChain'
import { chainBaseApi, chainTags } from './chainBaseApi'

/** Not in `chainApi.ts`, which is part of every page: only few pages show token amounts. */
const tokenApi = chainBaseApi.injectEndpoints({
  endpoints: (build) => ({
    tokenSymbol: build.query<string, number>({
      queryFn: (chainId, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const { readSymbol } = await import(/* webpackChunkName: "chain" */ '../chain/accountReads')
          return readSymbol(rpc, deployed(rpc, 'token'))
        }),
      // A symbol does not change, so it is read again only if it could not be read.
      providesTags: (symbol, _error, chainId) => (symbol === undefined ? chainTags(chainId) : []),
    }),
  }),
})

/** The symbol shown until the token's own is known, and where no token is deployed. */
const usualSymbol = 'SSDX'

/** The symbol of the platform's token on a chain. */
export const useTokenSymbol = (chainId: number): string =>
  tokenApi.useTokenSymbolQuery(chainId).currentData ?? usualSymbol
