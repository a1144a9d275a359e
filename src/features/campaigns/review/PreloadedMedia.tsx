import { useState } from 'react'
import type { Campaign } from '../../../contract/entities'
import { useMediaClickToLoad } from '../../../config/mediaClickToLoad'
import { unsigned } from '../../../shared/isSameField'
import { mediaAt } from '../mediaAt'

/** How many of the next campaigns have their media loaded ahead. */
const ahead = 2

/** The media of the next campaigns, not shown, so that they are there at the next key. */
export function PreloadedMedia({ queue, at }: { queue: readonly Campaign[]; at: string | undefined }) {
  const clickToLoad = useMediaClickToLoad()
  const index = queue.findIndex(({ id }) => id === at)
  if (clickToLoad || index === -1) return null
  return (
    <div hidden>
      {queue.slice(index + 1, index + 1 + ahead).map(({ id, media_url }) => (
        <OneFile key={`${id} ${String(unsigned('media_url', media_url))}`} url={media_url} />
      ))}
    </div>
  )
}

/** It is loaded once, and not whenever its address is signed anew. */
function OneFile({ url }: { url: string }) {
  const [address] = useState(url)
  const media = mediaAt(address)
  if (media?.kind === 'video') return <video src={media.url} preload="auto" muted />
  return media && <img src={media.url} alt="" />
}
