import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Campaign } from '../../contract/entities'
import { campaignOpen } from './campaignLinks'

interface CampaignLineProps {
  campaign: Campaign
  status: string
  /** What matters about it here. */
  detail: string
}

/** A campaign that leads to itself, opened in its list. */
export function CampaignLine({ campaign, status, detail }: CampaignLineProps) {
  return (
    <Line>
      <Link to={campaignOpen(campaign, status)}>
        <bdi>{campaign.title || `campaign ${campaign.id}`}</bdi>
      </Link>
      <span>{detail}</span>
    </Line>
  )
}

/** How many more there are, and where. */
export function MoreLine({ to, count }: { to: string; count: number }) {
  return (
    <Line>
      <Link to={to}>{count} more</Link>
    </Line>
  )
}

const Line = styled.li({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  '& a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span': { flex: 'none', color: 'var(--quiet)', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
})
