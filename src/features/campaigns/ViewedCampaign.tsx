import { useEffect, useEffectEvent } from 'react'
import type { Campaign } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { SeekingRow } from '../../lists/search/SeekingRow'
import { notify } from '../../ui/messages/notify'
import { campaignRows } from './campaignChanges'
import { useViewedCampaign } from './useViewedCampaign'
import { ViewCampaignDialog } from './ViewCampaignDialog'

interface ViewedCampaignProps {
  id: string
  /** The visible rows; undefined while they load. */
  page: { rows: readonly Campaign[] } | undefined
  request: ListRequest
  onClose: () => void
}

/** The dialog of the campaign that the address names, on whatever page of the list it is. */
export default function ViewedCampaign({ id, page, request, onClose }: ViewedCampaignProps) {
  const { campaign, ending } = useViewedCampaign(id, page)
  const end = useEffectEvent(() => {
    if (ending === 'gone') notify.info('This campaign no longer exists.')
    else notify.error("Couldn't load the campaign. Try again")
    onClose()
  })
  useEffect(() => {
    if (ending) end()
  }, [ending])
  if (campaign) return <ViewCampaignDialog campaign={campaign} request={request} onClose={onClose} />
  return <SeekingRow list={campaignRows.name} id={id} what="the campaign of the link" onStop={onClose} />
}
