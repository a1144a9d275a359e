import { adminApi } from '../../api/adminApi'
import { rowTag } from '../../api/tags'
import type { Campaign } from '../../contract/entities'
import { campaignRows } from './campaignChanges'

/** Finds one campaign on whatever page of the list it is; null when there is none. Refetched when it was changed. */
export const { useCampaignQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    campaign: build.query<Campaign | null, string>({
      queryFn: async (id, { dispatch }) => {
        const { seekRow } = await import(/* webpackChunkName: "campaign-dialog" */ '../../lists/search/seekRow')
        return dispatch(seekRow(campaignRows, id))
      },
      providesTags: (_row, _error, id) => [rowTag('Campaign', id)],
    }),
  }),
})
