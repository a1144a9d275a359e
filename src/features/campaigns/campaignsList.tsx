import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { decimalKey, timeKey } from '../../lists/rows/narrowing'
import { campaignChanges, campaignRows } from './campaignChanges'
import { CampaignCard, campaignColumns } from './CampaignRow'
import { campaignLabels } from '../../config/statusWords'
import { hasStatus } from './campaignStatus'

export const campaignsList = defineList({
  ...campaignRows,
  label: 'Campaigns',
  offers: listOffers.campaigns,
  search: 'search by name',
  statuses: campaignLabels,
  fits: (campaign, { status }, isClaimed) => hasStatus(campaign, status, isClaimed),
  // A server may not send expiry dates.
  uncounted: 'expiring',
  sortKeys: {
    title: ({ title }) => title,
    duration: ({ duration }) => decimalKey(duration),
    amount: ({ amount }) => decimalKey(amount),
    expires_at: ({ expires_at }) => timeKey(expires_at),
  },
  columns: campaignColumns,
  card: (campaign) => <CampaignCard campaign={campaign} />,
  cardHeight: 105,
  changes: campaignChanges,
  empty: {
    title: 'No Campaigns',
    hint: 'Campaigns appear here when an advertiser submits one.',
    // A server may not send expiry dates; then a campaign without one may be about to expire.
    noMatch: ({ status }, isLocal) =>
      isLocal && status === 'expiring' ? 'No campaign with a known end date is about to expire' : 'No campaign found',
  },
})
