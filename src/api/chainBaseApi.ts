import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { unexpected, type CallError } from './errors'

const chainTagTypes = ['Stake', 'Vesting', 'Balance', 'Chain'] as const

/** Not used: each read has a function of its own (`queryFn`). */
const baseQuery: BaseQueryFn<void, never, CallError> = () => ({ error: unexpected })

interface ChainTag {
  type: (typeof chainTagTypes)[number]
  id: string
}

/** What a read of a chain provides: its kind on that chain, and the chain with all its reads. */
export const chainTags = (chainId: number, type?: ChainTag['type']): ChainTag[] =>
  (['Chain', ...(type ? [type] : [])] as const).map((of) => ({ type: of, id: String(chainId) }))

/**
 * All that is read from chains, in a cache of its own: RTK Query reads again what a write has changed once no other read of its
 * cache is pending, and a node may hang for ten seconds.
 */
export const chainBaseApi = createApi({
  reducerPath: 'chains',
  baseQuery,
  tagTypes: chainTagTypes,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
