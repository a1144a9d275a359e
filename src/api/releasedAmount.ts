import { skipToken } from '@reduxjs/toolkit/query'
import { askChain } from './askChain'
import { chainBaseApi } from './chainBaseApi'

interface Release {
  chainId: number
  hash: string
  /** The vesting contract. */
  contract: string
  account: string
}

/** Not in `chainApi.ts`, which is part of every page: only the end of a release needs it. */
const releaseApi = chainBaseApi.injectEndpoints({
  endpoints: (build) => ({
    released: build.query<string, Release>({
      queryFn: ({ chainId, ...release }, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const { readReleased } = await import(/* webpackChunkName: "chain" */ '../chain/vestingReads')
          return readReleased(rpc, release)
        }),
    }),
  }),
})

/** The wei that a confirmed release has paid, from its receipt; undefined while unknown. */
export const useReleased = (release: Release | undefined) =>
  releaseApi.useReleasedQuery(release ?? skipToken).currentData
