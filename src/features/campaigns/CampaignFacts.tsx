import styled from '@emotion/styled'
import type { Campaign } from '../../contract/entities'
import { formatDecimal, formatDollars } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { StatusChip } from '../../ui/StatusChip'
import { expiredHint, statusLabel, statusTone } from './campaignStatus'
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
        <div>
          <dt>Status</dt>
          <dd>
            <StatusChip tone={statusTone(campaign)} label={statusLabel(campaign)} hint={expiredHint(campaign)} />
          </dd>
        </div>
      )}
      <div>
        <dt>Amount</dt>
        <dd>{formatDollars(amount)}</dd>
      </div>
      <div>
        <dt>Duration</dt>
        <dd>{duration === '1' ? '1 day' : `${days} days`}</dd>
      </div>
      {/* Servers of the specified API send neither day. */}
      {created_at && (
        <div>
          <dt>Submitted</dt>
          <dd>{formatDayOf(created_at)}</dd>
        </div>
      )}
      {expires_at && (
        <div>
          <dt>Last day</dt>
          <dd>{formatDayOf(expires_at)}</dd>
        </div>
      )}
      <Wide>
        <dt>Description</dt>
        <dd>
          <bdi>{description || '-'}</bdi>
        </dd>
      </Wide>
      {!withoutWebsite && (
        <Wide>
          <dt>Website Url</dt>
          <dd>
            <WebsiteLink url={website_url} />
          </dd>
        </Wide>
      )}
    </Facts>
  )
}

const Facts = styled.dl({
  display: 'grid',
  // With the gap, wider than "Waiting Approval" with its shape; the narrowest phones show that in two lines.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(124px, 50% - 8px), 1fr))',
  gap: '12px 16px',
  margin: '16px 0 0',
  overflowWrap: 'anywhere',
  '& dt': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& a': { color: 'var(--accent)' },
  '@media (max-width: 340px)': { '& dd > .status-chip': { whiteSpace: 'normal' } },
})

const Wide = styled.div({ gridColumn: '1 / -1' })
