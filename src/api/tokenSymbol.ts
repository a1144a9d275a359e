import { askChain, deployed } from './askChain'
import { baseApi } from './baseApi'
import { rowTag } from './tags'

/** Apart from `chainApi.ts`, which comes with every page: few of them have amounts of the token. */
const tokenApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    tokenSymbol: build.query<string, number>({
      queryFn: (chainId, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const { readSymbol } = await import(/* webpackChunkName: "chain" */ '../chain/accountReads')
          return readSymbol(rpc, deployed(rpc.chain, 'token'))
        }),
      // A token keeps its name: only what could not be read is read again with its chain.
      providesTags: (symbol, _error, chainId) => (symbol === undefined ? [rowTag('Chain', String(chainId))] : []),
    }),
  }),
})

/** What the platform's token is called until it says so itself, and where there is none to ask. */
const usualSymbol = 'SSDX'

/** What the platform's token of a chain calls itself. */
export const useTokenSymbol = (chainId: number): string =>
  tokenApi.useTokenSymbolQuery(chainId).currentData ?? usualSymbol
