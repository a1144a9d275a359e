import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useMediaClickToLoad } from '../../config/mediaClickToLoad'
import { unsigned } from '../../shared/isSameField'
import { hostOf } from '../../shared/safeUrl'
import { Button } from '../../ui/Button'
import { useMediaEscape } from '../../ui/useMediaEscape'
import { mediaAt } from './mediaAt'

interface CampaignMediaProps {
  url: string
  title: string
  /** A video shows its first frame. */
  onShown?: () => void
}

/** The campaign's media, or a sentence if it cannot be shown or loads only after a press. */
export function CampaignMedia(props: CampaignMediaProps) {
  return <MediaOfOneFile key={String(unsigned('media_url', props.url))} {...props} />
}

/**
 * A new signature in the address does not load the film again while it plays; media that failed to load take the newest address.
 */
function MediaOfOneFile({ url, title, onShown }: CampaignMediaProps) {
  const clickToLoad = useMediaClickToLoad()
  const escape = useMediaEscape()
  const frame = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState(url)
  const [broken, setBroken] = useState(false)
  const [pressed, setPressed] = useState(false)
  if (broken && address !== url) {
    setAddress(url)
    setBroken(false)
  }
  const media = mediaAt(address)
  const onError = () => setBroken(true)
  if (!media || broken) return <Frame>{url ? "This media can't be shown." : 'This campaign has no media.'}</Frame>
  if (clickToLoad && !pressed && new URL(media.url).origin !== window.location.origin)
    return (
      <Frame ref={frame} tabIndex={-1}>
        <Ask>
          <p>Loading it tells the advertiser's host that you viewed it, and when.</p>
          <Button
            variant="outlined"
            data-load
            onClick={() => {
              // The button disappears; without this the dialog would lose the focus.
              frame.current?.focus()
              setPressed(true)
            }}
          >
            Load the {media.kind} from {hostOf(media.url)}
          </Button>
        </Ask>
      </Frame>
    )
  return (
    <Frame ref={frame} tabIndex={-1}>
      {media.kind === 'video' ? (
        <video
          src={media.url}
          controls
          preload="metadata"
          aria-label={`Video of ${title}`}
          onLoadedData={onShown}
          onError={onError}
          {...escape}
        />
      ) : (
        <img src={media.url} alt={`Picture of ${title}`} onError={onError} />
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
  '& > img, & > video': { width: '100%', height: '100%', objectFit: 'contain' },
})

const Ask = styled.div({
  maxWidth: '100%',
  padding: 16,
  textAlign: 'center',
  '& p': { margin: '0 0 12px' },
  '& button': { maxWidth: '100%', padding: '8px 14px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})
