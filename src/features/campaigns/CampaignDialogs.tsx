import { useEffect } from 'react'
import type { Campaign } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { inlinePart, overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { useViewed } from '../../ui/dialogs/useViewed'
import { campaignRows } from './campaignChanges'
import { useViewedCampaign } from './useViewedCampaign'

const ViewCampaignDialog = overlayPart(() => import(/* webpackChunkName: "campaign-dialog" */ './ViewCampaignDialog'))
const SeekingRow = inlinePart(() => import(/* webpackChunkName: "campaign-dialog" */ '../../lists/search/SeekingRow'), {
  room: 'line',
})

interface CampaignDialogsProps {
  /** The visible rows; undefined while they load. */
  page: { rows: readonly Campaign[] } | undefined
  request: ListRequest
}

/** The dialog of the campaign that the address names, on whatever page of the list it is. */
export function CampaignDialogs({ page, request }: CampaignDialogsProps) {
  const { viewed, close } = useViewed()
  const { campaign, ending } = useViewedCampaign(viewed, page)
  useEffect(() => {
    if (!ending) return
    if (ending === 'gone') notify.info('This campaign no longer exists.')
    else notify.error("Couldn't load the campaign. Try again")
    close()
  }, [ending, close])
  if (campaign) return <ViewCampaignDialog campaign={campaign} request={request} onClose={close} />
  return viewed !== null && <SeekingRow list={campaignRows.name} what="the campaign of the link" onStop={close} />
}
