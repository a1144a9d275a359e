import type { Campaign } from '../contract/entities'
import { campaignChanges } from '../features/campaigns/campaignChanges'
import { feature } from '../features/campaigns/campaignsFeature'
import type { CampaignAction } from '../features/campaigns/campaignStatus'
import { campaign } from './builders'
import { campaignServer } from './campaignServer'
import { signedInStore } from './signedInStore'

/** The window of the list that is shown, and the requests of a change: the look at that window, and the write. */
export const request = { start: 0, end: 9 }
export const readAgain = 'GET /api/admin/campaign-ads?start=0&end=9'
export const toggle7 = 'PUT /api/admin/campaign-ads/7/toggle-user'
/** What a running campaign is. */
export const active = { is_approved: true, is_active: true }

/** A moderator's store with these campaigns on the server; `ask` asks for a change of one. */
export function changingCampaigns(...given: readonly Campaign[]) {
  const platform = campaignServer(...given)
  const { store, start } = signedInStore('moderator')
  start(feature)
  const ask = (action: CampaignAction, id = '7') =>
    void store.dispatch(
      campaignChanges.changeRequested({ id, name: campaign().title, text: campaign().title, action, request }),
    )
  return { ...platform, store, ask }
}
