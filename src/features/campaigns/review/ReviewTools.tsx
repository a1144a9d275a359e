import styled from '@emotion/styled'
import { useMediaClickToLoad } from '../../../config/mediaClickToLoad'
import type { Campaign } from '../../../contract/entities'
import { safeUrl } from '../../../shared/safeUrl'
import { Button } from '../../../ui/Button'
import { MenuIcon, OpenIcon, TasksIcon } from '../../../ui/icons'
import { mediaAt } from '../mediaAt'
import { useKeyHints } from './useKeyHints'

interface ReviewToolsProps {
  campaign: Campaign
  play: () => void
  openSite: () => void
  leave: () => void
}

/** The buttons for what is not a decision, each with its key. */
export function ReviewTools({ campaign: { media_url, website_url }, play, openSite, leave }: ReviewToolsProps) {
  const hints = useKeyHints()
  const clickToLoad = useMediaClickToLoad()
  const media = mediaAt(media_url)
  const canPlay = media?.kind === 'video' || (clickToLoad && media !== undefined)
  return (
    <Tools role="group" aria-label="Look">
      <Button variant="icon" {...hints.named('Back to the list', 'Escape', 'Esc')} onClick={leave}>
        <MenuIcon />
      </Button>
      <Button variant="icon" {...hints.named('Play or pause', 'Space')} disabled={!canPlay} onClick={play}>
        <TasksIcon />
      </Button>
      <Button
        variant="icon"
        {...hints.named('Open the website', 'O')}
        disabled={!safeUrl(website_url)}
        onClick={openSite}
      >
        <OpenIcon />
      </Button>
      {hints.areOn && (
        <Button variant="icon" {...hints.named('Show the keys', '?')} onClick={showKeys}>
          ?
        </Button>
      )}
    </Tools>
  )
}

/** The window with the keys is the shell's, which opens it by this key. */
const showKeys = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))

const Tools = styled.div({ display: 'flex', gap: 8, justifyContent: 'center' })
