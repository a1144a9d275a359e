import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Campaign } from '../../contract/entities'
import { campaignOpen } from './campaignLinks'

interface CampaignLineProps {
  campaign: Campaign
  status: string
  /** The detail that matters here. */
  detail: string
}

/** A link to a campaign in its list, with its dialog open. */
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

/** The number of further items, with a link to them. */
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
