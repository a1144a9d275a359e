import styled from '@emotion/styled'
import { useState } from 'react'
import { safeUrl } from '../../shared/safeUrl'

const endings = { video: /\.(mp4|webm|ogg)$/i, image: /\.(jpe?g|png|gif)$/i }

/** Whether an address is shown as a video or as an image, by the ending of its path; undefined for anything else. */
function mediaKind(url: string): 'video' | 'image' | undefined {
  const { pathname } = new URL(url)
  if (endings.video.test(pathname)) return 'video'
  return endings.image.test(pathname) ? 'image' : undefined
}

/** What the campaign shows, or a sentence where it cannot be shown. */
export function CampaignMedia({ url, title }: { url: string; title: string }) {
  const [broken, setBroken] = useState(false)
  const safe = safeUrl(url)
  const kind = safe && mediaKind(safe)
  const onError = () => setBroken(true)
  if (!kind || broken) return <Frame>{url ? 'The media cannot be shown here.' : 'This campaign has no media.'}</Frame>
  return (
    <Frame>
      {kind === 'video' ? (
        <video src={safe} controls preload="metadata" aria-label={`Video of ${title}`} onError={onError} />
      ) : (
        <img src={safe} alt={`Picture of ${title}`} onError={onError} />
      )}
    </Frame>
  )
}

const Frame = styled.div({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--ground)',
  color: 'var(--quiet)',
  '& > *': { width: '100%', height: '100%', objectFit: 'contain' },
})
