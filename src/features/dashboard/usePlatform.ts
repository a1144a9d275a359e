import { adminApi } from '../../api/adminApi'
import { useAllSchedulesQuery, useAllStakedQuery, useChainNodesQuery } from '../../api/attentionApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { useChains, type ChainConfig } from '../../config/chains'
import { widest } from '../../contract/paging'
import { useNow } from '../../ui/useNow'
import { invitationLines, nodesText, unlockDays, unlocksOf } from './platformState'

const minute = 60_000
/** Reads of all blocks. */
const rarely = { pollingInterval: 5 * minute, skipPollingIfUnfocused: true }

/** Joins each configured chain with what was read of it. */
const withChain = <State extends { chainId: number }>(chains: readonly ChainConfig[], states: readonly State[] = []) =>
  states.flatMap((state) => chains.filter(({ id }) => id === state.chainId).map((chain) => ({ chain, state })))

/** The chains whose nodes do not all answer; `quiet` says that all do. */
export function useNetworks() {
  const chains = useChains()
  const { data, isLoading, fulfilledTimeStamp: at, refetch } = useChainNodesQuery(chains.map(({ id }) => id))
  const lines = withChain(chains, data).flatMap(({ chain, state }) => {
    const text = nodesText(chain, state)
    return text === undefined ? [] : [{ chain, text, isReached: state.failed === undefined }]
  })
  return { lines, isLoading, at, refetch, quiet: data && lines.length === 0 && 'All networks respond.' }
}

/** The chains that have a contract, and how it is read, for roles that may see what is in it. */
function useContracts(contract: 'staking' | 'vesting', maySee: boolean) {
  const chains = useChains().filter(({ contracts }) => contracts[contract] !== undefined)
  return { chains, ids: chains.map(({ id }) => id), options: { skip: !maySee || chains.length === 0, ...rarely } }
}

/**
 * All vesting schedules of each chain that has the contract, for roles that may open Vesting. `known`: as last read. `read`: only
 * those of the newest read, which may have failed on some chains.
 */
export function useChainSchedules(maySee: boolean) {
  const { chains, ids, options } = useContracts('vesting', maySee)
  const { data, isLoading, fulfilledTimeStamp: at, refetch } = useAllSchedulesQuery(ids, options)
  const each = data && withChain(chains, data)
  const known = each?.flatMap(({ chain, state: { read, failed } }) => (read ? [{ chain, state: read, failed }] : []))
  const read = known?.filter(({ failed }) => failed === undefined)
  const unread = each?.flatMap(({ chain, state: { failed } }) =>
    failed === undefined ? [] : [{ chain, text: failed }],
  )
  return { known: known ?? [], read, unread: unread ?? [], isLoading, at, refetch }
}

/** All that was ever staked on each chain that tells; for roles that may open Stakings. */
export function useChainStakes(maySee: boolean) {
  const { chains, ids, options } = useContracts('staking', maySee)
  const { data } = useAllStakedQuery(ids, options)
  return withChain(chains, data).flatMap(({ chain, state: { read } }) => (read ? [{ chain, state: read }] : []))
}

/** The chains on which vested tokens unlock soon or are not covered, and those that could not be read. */
export function useUnlocks(maySee: boolean) {
  const { read, unread, isLoading, at, refetch } = useChainSchedules(maySee)
  const all = read?.map(({ chain, state }) => ({ chain, ...unlocksOf(state) })) ?? []
  const lines = all.filter(({ unlocking, lacking }) => unlocking > 0n || lacking)
  const isQuiet = read && lines.length + unread.length === 0
  return { lines, unread, isLoading, at, refetch, quiet: isQuiet && `Nothing unlocks within ${unlockDays} days.` }
}

/** What to know of open invitations; nothing on a server that doesn't tell them. */
export function useInvitations(maySee: boolean) {
  const now = useNow(minute)
  const { data, isLoading, error, fulfilledTimeStamp, refetch } = useWithoutOldFailure(
    adminApi.endpoints.adminUsers.useQuery({ ...widest, status: 'invited' }, { skip: !maySee }),
  )
  const rows = data?.applied?.includes('status') ? data.rows : undefined
  const hasMore = data?.total !== undefined && data.total > data.rows.length
  const lines = invitationLines(rows ?? [], now, hasMore)
  const at = rows && fulfilledTimeStamp
  const isQuiet = rows && !error && !hasMore && lines.length === 0
  const failed = error ? ["Couldn't load the invitations."] : []
  return { lines, failed, isLoading, at, refetch, quiet: isQuiet && 'No invitation is about to end.' }
}
