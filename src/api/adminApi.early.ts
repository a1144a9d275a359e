import type { ListRequest } from '../contract/paging'
import { earlyWindow } from './earlyAnswer'
import { rowsKeys } from './envelope'
import { plainRow } from './plainRows'

const unanswered = () => ({ data: undefined, isError: false })

/** A list as the early page reads it: the rows of the one answer that is there. */
const list = <Row>(key: string, read: (row: unknown) => Row) => ({
  useQuery: (request: ListRequest) => ({
    currentData: earlyWindow(key, request, read),
    isFetching: false,
    refetch: unanswered,
  }),
  useQueryState: unanswered,
})

/** The API as the early page has it: its lists. Nothing is asked for or sent. */
export const adminApi = {
  endpoints: {
    users: list(rowsKeys.users, plainRow.users),
    adminUsers: list(rowsKeys.adminUsers, plainRow.adminUsers),
    tasks: list(rowsKeys.tasks, plainRow.tasks),
    campaigns: list(rowsKeys.campaigns, plainRow.campaigns),
    assets: list(rowsKeys.assets, plainRow.assets),
    activity: list(rowsKeys.activity, plainRow.activity),
  },
}

export const useGeneralStatsQuery = unanswered
export const useCampaignStatsQuery = unanswered
export const useAssetStatsQuery = unanswered
