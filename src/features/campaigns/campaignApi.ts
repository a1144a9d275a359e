import { adminApi } from '../../api/adminApi'
import { rowTag } from '../../api/tags'
import type { Campaign } from '../../contract/entities'
import { findRow, type RowRef } from '../../lists/rows/findRow'

/** One campaign wherever in its list it stands; null when there is none. Read again when it was changed. */
export const { useCampaignQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    campaign: build.query<Campaign | null, RowRef>({
      queryFn: (ref, { dispatch, signal }) => dispatch(findRow(adminApi.endpoints.campaigns, ref, signal)),
      providesTags: (_row, _error, { id }) => [rowTag('Campaign', id)],
    }),
  }),
})
