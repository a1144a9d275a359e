import { adminApi } from '../../api/adminApi'
import type { Campaign } from '../../contract/entities'
import { defineChanges } from '../../lists/changes/defineChanges'
import { formatCount, formatDollars } from '../../shared/amounts'
import { sumOf } from '../../shared/wei'
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

/** The question before approvals in bulk. There is no sum unless each campaign has its amount. */
function approvalQuestion(rows: readonly Campaign[]) {
  const verb = `Approve ${formatCount(rows.length)} campaign${rows.length === 1 ? '' : 's'}`
  const sum = sumOf(rows.map(({ amount }) => amount))
  const parts = [
    ...(sum === undefined ? [] : [`Total amount: ${formatDollars(sum)}.`]),
    "Approved campaigns can go live now. You can't undo an approval, but you can deactivate a campaign later.",
  ]
  return { title: `${verb}?`, text: parts.join(' '), verb }
}

/** Approving, activating and deactivating campaigns; an approval has no inverse. */
export const campaignChanges = defineChanges<Campaign, CampaignAction>({
  ...campaignRows,
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows,
  whyNot,
  done: { approve: 'approved', activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: statusLabel,
  verbs: { approve: 'Approve', activate: 'Activate', deactivate: 'Deactivate' },
  questions: { approve: approvalQuestion },
})

/** The domain of these changes; one object, because a domain starts once. */
export const campaignChangesDomain = { name: 'campaigns', ...campaignChanges.domain }
