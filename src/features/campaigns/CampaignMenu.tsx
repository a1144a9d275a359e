import { useDispatch, useSelector } from 'react-redux'
import { listOffers } from '../../api/contract/paging'
import { useListParams } from '../../ui/listParams'
import { RowMenu } from '../../ui/RowMenu'
import type { Campaign } from '../../api/contract/entities'
import { campaignChanges } from './campaignChanges'
import { useViewed } from './useViewed'

/** The menu of a campaign: View, and Deactivate while it is active. */
export function CampaignMenu({ campaign }: { campaign: Campaign }) {
  const { id, title, is_active, is_expired } = campaign
  const dispatch = useDispatch()
  const busy = useSelector(campaignChanges.selectBusy).includes(id)
  const { view } = useViewed()
  const { request } = useListParams(listOffers.campaigns)
  const deactivate = {
    label: 'Deactivate',
    disabled: is_expired ? 'expired' : undefined,
    run: () => dispatch(campaignChanges.changeRequested({ id, action: 'deactivate', request })),
  }
  return (
    <RowMenu
      name={title || `campaign ${id}`}
      busy={busy}
      actions={[{ label: 'View', run: () => view(id) }, ...(is_active ? [deactivate] : [])]}
    />
  )
}
