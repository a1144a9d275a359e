import type { Campaign } from '../../../contract/entities'
import { useMediaClickToLoad } from '../../../config/mediaClickToLoad'
import { safeUrl } from '../../../shared/safeUrl'
import { mediaKind } from '../mediaKind'

/** How many of the next campaigns have their media loaded ahead. */
const ahead = 2

/** The media of the next campaigns, not shown, so that they are there at the next key. */
export function PreloadedMedia({ queue, at }: { queue: readonly Campaign[]; at: string | undefined }) {
  const clickToLoad = useMediaClickToLoad()
  const index = queue.findIndex(({ id }) => id === at)
  if (clickToLoad || index === -1) return null
  return (
    <div hidden>
      {queue.slice(index + 1, index + 1 + ahead).map(({ id, media_url }) => {
        const safe = safeUrl(media_url)
        const kind = safe && mediaKind(safe)
        if (kind === 'video') return <video key={id} src={safe} preload="auto" muted />
        return kind === 'picture' && <img key={id} src={safe} alt="" />
      })}
    </div>
  )
}
