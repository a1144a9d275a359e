import { use } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ListRequestContext } from '../../lists/listRequest'
import { RowMenu } from '../../lists/table/RowMenu'
import { useViewed } from '../../ui/useViewed'
import type { Campaign } from '../../contract/entities'
import { campaignChanges } from './campaignChanges'

/** The menu of a campaign: View, and Deactivate while it is active. */
export function CampaignMenu({ campaign }: { campaign: Campaign }) {
  const { id, title, is_active, is_expired } = campaign
  const dispatch = useDispatch()
  const busy = useSelector(campaignChanges.selectBusy).includes(id)
  const { view } = useViewed()
  const request = use(ListRequestContext)
  const deactivate = {
    label: 'Deactivate',
    disabled: is_expired ? 'expired' : undefined,
    run: () => dispatch(campaignChanges.changeRequested({ id, text: title, action: 'deactivate', request })),
  }
  return (
    <RowMenu
      name={title || `campaign ${id}`}
      busy={busy}
      actions={[{ label: 'View', run: () => view(id) }, ...(is_active ? [deactivate] : [])]}
    />
  )
}
