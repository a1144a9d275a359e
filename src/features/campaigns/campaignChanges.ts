import { adminApi } from '../../api/adminApi'
import type { Campaign } from '../../api/contract/entities'
import { makeRowChanges } from '../../rowChanges/makeRowChanges'
import { rangeOf } from '../../ui/listParams'
import { actionFor, statusLabel, type CampaignAction } from './campaignStatus'

const calls = {
  approve: adminApi.endpoints.approveCampaign,
  activate: adminApi.endpoints.toggleCampaign,
  deactivate: adminApi.endpoints.toggleCampaign,
}

function whyNot(campaign: Campaign): string | undefined {
  if (campaign.is_expired) return 'This campaign has expired and can no longer be changed'
  return actionFor(campaign) === 'approve' ? 'This campaign is not approved yet' : undefined
}

/** Approving, activating and deactivating campaigns; an approval cannot be taken back. */
export const campaignChanges = makeRowChanges<Campaign, CampaignAction>({
  name: 'campaigns',
  noun: 'campaign',
  read: (request) => adminApi.endpoints.campaigns.initiate(request, { forceRefetch: true, subscribe: false }),
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows: (campaign, action) => actionFor(campaign) === action,
  whyNot,
  done: { approve: 'approved', activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: statusLabel,
  find: ({ title }) => ({ ...rangeOf(0), search: title }),
})
