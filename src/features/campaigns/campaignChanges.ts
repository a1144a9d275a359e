import { adminApi } from '../../api/adminApi'
import type { Campaign } from '../../contract/entities'
import { activation } from '../../lists/changes/activation'
import { defineChanges } from '../../lists/changes/defineChanges'
import { allows, statusLabel, type CampaignAction } from './campaignStatus'

const calls = {
  approve: adminApi.endpoints.approveCampaign,
  activate: adminApi.endpoints.toggleCampaign,
  deactivate: adminApi.endpoints.toggleCampaign,
}

function whyNot({ is_expired, is_approved, is_active }: Campaign): string | undefined {
  if (is_expired) return "This campaign has expired and can't be changed anymore"
  return is_approved || is_active ? undefined : "This campaign isn't approved yet"
}

/** What lists and changes need to know of a campaign. */
export const campaignRows = {
  name: 'campaigns',
  noun: 'campaign',
  endpoint: adminApi.endpoints.campaigns,
  nameOf: ({ title, id }: Campaign) => title || `campaign ${id}`,
  textOf: ({ title }: Campaign) => title,
}

/** In the chunk of the bulk actions. */
const fetchQuestion = () =>
  import(/* webpackChunkName: "menu" */ './approvalQuestion').then(({ approvalQuestion }) => approvalQuestion)

/** Approving, activating and deactivating campaigns; an approval has no inverse. */
export const campaignChanges = defineChanges<Campaign, CampaignAction>({
  ...campaignRows,
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows,
  whyNot,
  done: { approve: 'approved', ...activation.done },
  inverse: activation.inverse,
  stateOf: statusLabel,
  verbs: { approve: 'Approve', ...activation.verbs },
  questions: { approve: fetchQuestion },
})

/** The domain of these changes; one object, because a domain starts once. */
export const campaignChangesDomain = { name: 'campaigns', ...campaignChanges.domain }
