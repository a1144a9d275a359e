import styled from '@emotion/styled'
import type { Campaign } from '../../api/contract/entities'
import { formatDecimal, formatDollars } from '../../shared/amounts'
import type { Column } from '../../ui/RowList'
import { StatusChip } from '../../ui/StatusChip'
import { CampaignMenu } from './CampaignMenu'
import { compactStatusLabel, expiredHint, statusLabel, statusTone } from './campaignStatus'

const durationOf = ({ duration }: Campaign) => `${formatDecimal(duration)} Days`

export const campaignColumns: readonly Column<Campaign>[] = [
  { label: 'CAMPAIGN NAME', cell: ({ title }) => <Name title={title}>{title || '-'}</Name> },
  { label: 'DURATION', align: 'right', cell: durationOf },
  { label: 'AMOUNT', align: 'right', cell: ({ amount }) => formatDollars(amount) },
  {
    label: 'STATUS',
    cell: (campaign) => (
      <StatusChip tone={statusTone(campaign)} label={statusLabel(campaign)} hint={expiredHint(campaign)} />
    ),
  },
  { label: 'Action', hideLabel: true, align: 'right', cell: (campaign) => <CampaignMenu campaign={campaign} /> },
]

/** A campaign on a compact screen. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  return (
    <Card>
      <div>
        <Name title={campaign.title}>{campaign.title || '-'}</Name>
        <p>
          {formatDollars(campaign.amount)} · {durationOf(campaign)}
        </p>
        <StatusChip tone={statusTone(campaign)} label={compactStatusLabel(campaign)} hint={expiredHint(campaign)} />
      </div>
      <CampaignMenu campaign={campaign} />
    </Card>
  )
}

// A title is somebody else's text: it may be long or run right to left, and must not disturb what stands beside it.
const Name = styled.bdi({
  display: 'block',
  maxWidth: 'min(420px, 38vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
})

const Card = styled.div({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > div': { minWidth: 0 },
  '& bdi': { maxWidth: '100%' },
  '& p': { margin: '2px 0', color: 'var(--quiet)', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
})
