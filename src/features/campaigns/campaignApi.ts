import { adminApi } from '../../api/adminApi'
import { campaignTag } from '../../api/tags'
import type { Campaign } from '../../contract/entities'
import { seekRow } from '../../lists/search/seekRow'
import { campaignRows } from './campaignChanges'

/** Finds one campaign on whatever page of the list it is; null when there is none. Refetched when it was changed. */
export const { useCampaignQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    campaign: build.query<Campaign | null, string>({
      queryFn: (id, { dispatch }) => dispatch(seekRow(campaignRows, id)),
      providesTags: (_row, _error, id) => [campaignTag(id)],
    }),
  }),
})
