import { useState } from 'react'
import { useLoadsAtOnce } from '../../config/mediaClickToLoad'
import { safeUrl } from '../../shared/safeUrl'
import { CampaignIcon, TasksIcon } from '../../ui/icons'
import { mediaKind } from './mediaKind'

/** A small picture of a campaign; a drawn one for a video, and for what cannot or may not be loaded. */
export function CampaignThumb({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>()
  const safe = safeUrl(url)
  const kind = safe && mediaKind(safe)
  const mayLoad = useLoadsAtOnce(safe)
  return (
    <span className="list-thumb">
      {kind === 'picture' && mayLoad && broken !== safe ? (
        <img src={safe} alt="" width={40} height={40} loading="lazy" onError={() => setBroken(safe)} />
      ) : kind === 'video' ? (
        <TasksIcon />
      ) : (
        <CampaignIcon />
      )}
    </span>
  )
}
