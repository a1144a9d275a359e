import type { Campaign } from '../../contract/entities'
import { useRowChange } from '../../lists/changes/useRowChange'
import { RowMenu } from '../../lists/table/RowMenu'
import { useViewed } from '../../ui/dialogs/useViewed'
import { campaignChanges, campaignRows } from './campaignChanges'

/** The menu of a campaign: View, and Deactivate while it is active. */
export function CampaignMenu({ campaign }: { campaign: Campaign }) {
  const { id, is_active, is_expired } = campaign
  const { busy, change } = useRowChange(campaignChanges, campaign)
  const { view } = useViewed()
  const deactivate = {
    label: 'Deactivate',
    disabled: is_expired ? 'expired' : undefined,
    run: () => change('deactivate'),
  }
  return (
    <RowMenu
      row={campaign}
      name={campaignRows.nameOf(campaign)}
      busy={busy}
      actions={[{ label: 'View', run: () => view(id) }, ...(is_active ? [deactivate] : [])]}
    />
  )
}
