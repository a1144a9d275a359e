import type { Campaign } from '../../contract/entities'
import { Thumbnail } from '../../lists/thumbnails/Thumbnail'
import { safeUrl } from '../../shared/safeUrl'
import { CampaignIcon, TasksIcon } from '../../ui/icons'
import { mediaKind } from './mediaKind'

/**
 * A small picture of a campaign (of a video, one from its first second), or a drawn one if there is none, or if it cannot or may
 * not be loaded.
 */
export function CampaignThumb({ media_url, thumbnail }: Pick<Campaign, 'media_url' | 'thumbnail'>) {
  const safe = safeUrl(media_url)
  const kind = safe && mediaKind(safe)
  const picture = kind === 'picture' ? safe : kind && thumbnail
  return (
    <span className="list-thumb">
      <Thumbnail url={picture} width={40} height={40}>
        {kind === 'video' ? <TasksIcon /> : <CampaignIcon />}
      </Thumbnail>
    </span>
  )
}
