import { useEffect } from 'react'
import type { Campaign } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { useViewed } from '../../ui/dialogs/useViewed'
import { useViewedCampaign } from './useViewedCampaign'

const ViewCampaignDialog = overlayPart(() => import(/* webpackChunkName: "campaign-dialog" */ './ViewCampaignDialog'))

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
    if (ending === 'gone') notify.info('This campaign does not exist any more.')
    else notify.error('The campaign could not be read. Try Again')
    close()
  }, [ending, close])
  if (campaign) return <ViewCampaignDialog campaign={campaign} request={request} onClose={close} />
  return (
    viewed !== null && (
      <p role="status" className="visually-hidden">
        Looking for the campaign…
      </p>
    )
  )
}
