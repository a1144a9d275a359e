import styled from '@emotion/styled'
import type { Campaign } from '../../contract/entities'
import { formatDecimal, formatDollars } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { Fact, FactBox } from '../../ui/Fact'
import { StatusChip } from '../../ui/StatusChip'
import { campaignStatus } from './campaignStatus'
import { WebsiteLink } from './WebsiteLink'

interface CampaignFactsProps {
  campaign: Campaign
  /** The status has changed since the campaign was read, and is shown elsewhere. */
  isDecided?: boolean
  /** The website is shown elsewhere. */
  withoutWebsite?: boolean
}

/** What staff decide on: the terms side by side, then text and link. */
export function CampaignFacts({ campaign, isDecided = false, withoutWebsite = false }: CampaignFactsProps) {
  const { description, website_url, amount, duration, created_at, expires_at } = campaign
  const days = formatDecimal(duration)
  return (
    <Facts>
      {!isDecided && (
        <FactBox label="Status">
          <StatusChip {...campaignStatus(campaign)} />
        </FactBox>
      )}
      <FactBox label="Amount">{formatDollars(amount)}</FactBox>
      <FactBox label="Duration">
        {days} {Number(duration) === 1 ? 'day' : 'days'}
      </FactBox>
      {/* Servers of the specified API send neither day. */}
      {created_at && <FactBox label="Submitted">{formatDayOf(created_at)}</FactBox>}
      {expires_at && <FactBox label="Last day">{formatDayOf(expires_at)}</FactBox>}
      <Wide>
        <Fact label="Description">
          <bdi>{description || '-'}</bdi>
        </Fact>
      </Wide>
      {!withoutWebsite && (
        <Wide>
          <Fact label="Website Url">
            <WebsiteLink url={website_url} />
          </Fact>
        </Wide>
      )}
    </Facts>
  )
}

const Facts = styled.dl({
  display: 'grid',
  // With the gap, wider than "Waiting Approval" with its shape.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(124px, 50% - 8px), 1fr))',
  gap: '12px 16px',
  margin: '16px 0 0',
  overflowWrap: 'anywhere',
  '& dt': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& a': { color: 'var(--accent)' },
  // Large text and the narrowest phones show it in two lines.
  '& dd > .status-chip': { marginRight: -8, whiteSpace: 'normal' },
})

const Wide = styled.div({ gridColumn: '1 / -1' })
