import { campaignSchema, type Campaign, type Confirmation } from '../contract/entities'
import { pageSize } from '../contract/paging'
import { adminApi } from './adminApi'
import { listTag } from './tags'
import type { AnsweredPage } from './envelope'
import { confirmationOf, pageOf } from './unwrap'

const firstRange = { start: 0, end: pageSize - 1 }

/** What our server adds for the review of campaigns, whose code it comes with. */
export const reviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Other campaigns for the same website. */
    relatedCampaigns: build.query<AnsweredPage<Campaign>, string>({
      query: (id) => ({ name: 'relatedCampaigns', id }),
      transformResponse: (answer, meta) => pageOf(campaignSchema, 'campaign_ads')(answer, meta, firstRange),
      providesTags: [listTag('Campaign')],
    }),
    /** Tells colleagues that a campaign is open here, or no longer. */
    viewCampaign: build.mutation<Confirmation, { id: string; open: boolean }>({
      query: ({ id, open }) => ({ name: 'viewCampaign', id, body: { open }, keepalive: !open }),
      transformResponse: confirmationOf,
    }),
  }),
})

export const { useRelatedCampaignsQuery } = reviewApi
