import type { Campaign } from '../../contract/entities'
import { Thumbnail } from '../../lists/thumbnails/Thumbnail'
import { CampaignIcon, TasksIcon } from '../../ui/icons'
import { mediaAt } from './mediaAt'

/**
 * A small picture of a campaign (of a video, one from its first second), or a drawn one if there is none, or if it cannot or may
 * not be loaded.
 */
export function CampaignThumb({ media_url, thumbnail }: Pick<Campaign, 'media_url' | 'thumbnail'>) {
  const media = mediaAt(media_url)
  const picture = media?.kind === 'picture' ? media.url : media && thumbnail
  return (
    <span className="list-thumb">
      <Thumbnail url={picture} width={40} height={40}>
        {media?.kind === 'video' ? <TasksIcon /> : <CampaignIcon />}
      </Thumbnail>
    </span>
  )
}
