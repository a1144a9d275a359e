import { adminApi } from '../../api/adminApi'
import { rowTag } from '../../api/tags'
import type { Campaign } from '../../contract/entities'
import { findRow, type RowRef } from '../../lists/rows/findRow'

/** Finds one campaign on whatever page of the list it is; null when there is none. Refetched when it was changed. */
export const { useCampaignQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    campaign: build.query<Campaign | null, RowRef>({
      queryFn: (ref, { dispatch, signal }) => dispatch(findRow(adminApi.endpoints.campaigns, ref, signal)),
      providesTags: (_row, _error, { id }) => [rowTag('Campaign', id)],
    }),
  }),
})
