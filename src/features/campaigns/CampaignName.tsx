import type { Campaign } from '../../contract/entities'
import { useViewed } from '../../ui/dialogs/useViewed'
import { CampaignThumb } from './CampaignThumb'

/** The picture and the title of a campaign, which opens it. */
export function CampaignName({ campaign: { id, title, ...media } }: { campaign: Campaign }) {
  const { view } = useViewed()
  return (
    <span className="list-named">
      <CampaignThumb {...media} />
      <button type="button" data-opens title={title} onClick={() => view(id)}>
        <bdi>{title || '-'}</bdi>
      </button>
    </span>
  )
}
