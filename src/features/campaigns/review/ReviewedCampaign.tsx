import styled from '@emotion/styled'
import { useEffect, useRef, type RefObject } from 'react'
import type { Campaign } from '../../../contract/entities'
import { useOnShown } from '../../../lists/thumbnails/useOnShown'
import { formatAge } from '../../../shared/timeSpans'
import { formatCount } from '../../../shared/amounts'
import { safeUrl } from '../../../shared/safeUrl'
import { useNow } from '../../../ui/useNow'
import { CampaignFacts } from '../CampaignFacts'
import { CampaignMedia } from '../CampaignMedia'
import { campaignRows } from '../campaignChanges'
import { WebsiteLink } from '../WebsiteLink'
import { DecisionChip } from './DecisionChip'
import { OthersHere } from './OthersHere'
import { RelatedCampaigns } from './RelatedCampaigns'
import { isOpen, type Decision } from './decision'

interface ReviewedCampaignProps {
  campaign: Campaign
  decision: Decision | undefined
  /** From 1. */
  place: number
  total: number
  /** More campaigns are being loaded. */
  isMore: boolean
  /** Whether this review has shown no campaign yet. */
  isFirstRef: RefObject<boolean>
}

/** One campaign with everything that staff decide on. The title has the focus, so that each next campaign is read out. */
export function ReviewedCampaign({ campaign, decision, place, total, isMore, isFirstRef }: ReviewedCampaignProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first one leaves the focus where the navigation has put it.
    if (!isFirstRef.current) heading.current?.focus()
    isFirstRef.current = false
  }, [campaign.id, isFirstRef])
  const onShown = useOnShown('campaignThumbnail', campaign, safeUrl(campaign.media_url))
  const name = campaignRows.nameOf(campaign)
  const now = useNow(60_000)
  const submitted = Date.parse(campaign.created_at)
  return (
    <Card>
      <header>
        <span>
          {formatCount(place)} of {formatCount(total)}
          {isMore && ' or more'}
        </span>
        {submitted > 0 && <span>Submitted {formatAge((now - submitted) / 1000)}</span>}
        <OthersHere id={campaign.id} />
        {/* Always there, so that screen readers notice when a colleague decides. */}
        <span role="status">{decision?.kind === 'taken' && <DecisionChip decision={decision} />}</span>
        {decision && decision.kind !== 'taken' && <DecisionChip decision={decision} />}
      </header>
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h2>
      {/* Above the media: a warning must not lie behind the buttons when A approves. */}
      <Site>
        <span>Website Url</span> <WebsiteLink url={campaign.website_url} />
      </Site>
      <Stage>
        {/* Each campaign has its own player. */}
        <CampaignMedia key={campaign.id} url={campaign.media_url} title={name} onShown={onShown} />
      </Stage>
      <CampaignFacts campaign={campaign} isDecided={decision !== undefined && !isOpen(decision)} withoutWebsite />
      <RelatedCampaigns campaign={campaign} />
    </Card>
  )
}

const Site = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  margin: '0 0 12px',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { color: 'var(--quiet)' },
  '& > *': { minWidth: 0 },
  '& a': { color: 'var(--accent)' },
})

// The facts are on the same screen as the media: what stands around them takes 520px, with a description of one line.
const Stage = styled.div({ '& > *': { maxHeight: 'clamp(200px, 100vh - 520px, 48vh)' } })

const Card = styled.article({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  // A letter with hundreds of accents can't be broken into lines, and the page would scroll sideways.
  overflowX: 'clip',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    color: 'var(--quiet)',
    fontSize: 'calc(13rem / 14)',
  },
  '& [data-others]:not([data-others="0"])': { color: 'var(--text)', fontWeight: 600 },
  '& h2': { margin: '4px 0', fontSize: 'calc(18rem / 14)', outline: 'none', overflowWrap: 'anywhere' },
})
