import { adminApi } from '../../api/adminApi'
import type { Campaign } from '../../contract/entities'
import { rowApi } from '../../api/rowApi'
import { makeRowChanges } from '../../lists/changes/makeRowChanges'
import { allows, statusLabel, type CampaignAction } from './campaignStatus'

const calls = {
  approve: adminApi.endpoints.approveCampaign,
  activate: adminApi.endpoints.toggleCampaign,
  deactivate: adminApi.endpoints.toggleCampaign,
}

function whyNot({ is_expired, is_approved, is_active }: Campaign): string | undefined {
  if (is_expired) return 'This campaign has expired and can no longer be changed'
  return is_approved || is_active ? undefined : 'This campaign is not approved yet'
}

/** Approving, activating and deactivating campaigns; an approval cannot be taken back. */
export const campaignChanges = makeRowChanges<Campaign, CampaignAction>({
  name: 'campaigns',
  noun: 'campaign',
  read: (request) => adminApi.endpoints.campaigns.initiate(request, { forceRefetch: true, subscribe: false }),
  find: (ref) => rowApi.endpoints.campaign.initiate(ref, { forceRefetch: true, subscribe: false }),
  textOf: ({ title }) => title,
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows,
  whyNot,
  done: { approve: 'approved', activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: statusLabel,
})
