import type { Moment } from '../chain/atOneBlock'
import type { AccountKind } from '../chain/accountReads'
import { askChain } from './askChain'
import { baseApi } from './baseApi'
import { chainTags, newest, type OfAccount } from './chainApi'

/** Not in `chainApi.ts`, which is part of every page: only the dossier asks what an account is. */
export const { useAccountQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<AccountKind & { sent: number; native: string; token?: string } & Moment, OfAccount>({
      queryFn: ({ chainId, account }, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const { readAccount } = await import(/* webpackChunkName: "chain" */ '../chain/accountReads')
          return readAccount(rpc, account)
        }),
      providesTags: (_account, _error, { chainId }) => chainTags(chainId, 'Balance'),
      merge: newest,
    }),
  }),
})
