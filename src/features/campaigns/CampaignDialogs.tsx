import { useEffect } from 'react'
import type { Campaign } from '../../api/contract/entities'
import type { ListRequest } from '../../api/contract/paging'
import type { Page } from '../../api/unwrap'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/notify'
import { useViewed } from '../../ui/useViewed'

const ViewCampaignDialog = overlayPart(() => import(/* webpackChunkName: "campaign-dialog" */ './ViewCampaignDialog'))

interface CampaignDialogsProps {
  /** The rows shown; undefined while they are being read. */
  page: Page<Campaign> | undefined
  request: ListRequest
}

/** The open campaign, if the address names one of the rows shown. */
export function CampaignDialogs({ page, request }: CampaignDialogsProps) {
  const { viewed, close } = useViewed()
  const campaign = page?.rows.find(({ id }) => id === viewed)
  const missing = viewed !== null && page !== undefined && !campaign
  useEffect(() => {
    if (!missing) return
    notify.info('This campaign is no longer on this page.')
    close()
  }, [missing, close])

  if (!campaign) return null
  return <ViewCampaignDialog campaign={campaign} request={request} onClose={close} />
}
