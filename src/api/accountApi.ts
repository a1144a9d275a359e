import type { Moment } from '../chain/atOneBlock'
import type { AccountKind } from '../chain/accountReads'
import type { Parties } from '../chain/transactionReads'
import { askChain } from './askChain'
import { newest, type OfAccount } from './chainApi'
import { chainBaseApi, chainTags } from './chainBaseApi'

/** The chains that have a transaction with a hash, and those that could not be asked. */
interface TransactionOn {
  found: readonly ({ chainId: number } & Parties)[]
  unread: readonly number[]
}

/** Not in `chainApi.ts`, which is part of every page: only the dossier, the palette and the form of a vesting ask this. */
export const accountApi = chainBaseApi.injectEndpoints({
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
    transactionOn: build.query<TransactionOn, { hash: string; chainIds: readonly number[] }>({
      queryFn: async ({ hash, chainIds }, { extra }) => {
        const answers = await Promise.all(
          chainIds.map(async (chainId) => {
            const { data } = await askChain(extra, chainId, async (rpc) => {
              const { readParties } = await import(/* webpackChunkName: "chain" */ '../chain/transactionReads')
              return readParties(rpc, hash)
            })
            return { chainId, data }
          }),
        )
        return {
          data: {
            found: answers.flatMap(({ chainId, data }) => (data ? [{ chainId, ...data }] : [])),
            unread: answers.flatMap(({ chainId, data }) => (data === undefined ? [chainId] : [])),
          },
        }
      },
      // A transaction may be mined in the meantime, and a node may answer again.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useAccountQuery, useTransactionOnQuery } = accountApi
