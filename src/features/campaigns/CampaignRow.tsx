import type { Campaign } from '../../contract/entities'
import { formatDecimal, formatDollars } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column } from '../../lists/table/columns'
import { StatusChip } from '../../ui/StatusChip'
import { CampaignMenu } from './CampaignMenu'
import { CampaignName } from './CampaignName'
import { campaignStatus, compactStatusLabel, statusLabel } from './campaignStatus'

const durationOf = ({ duration }: Campaign) => `${formatDecimal(duration)} Days`

export const campaignColumns: readonly Column<Campaign>[] = [
  {
    label: 'CAMPAIGN NAME',
    sort: 'title',
    cell: (campaign) => <CampaignName campaign={campaign} />,
    text: ({ title }) => title,
  },
  { label: 'DURATION', align: 'right', sort: 'duration', cell: durationOf, text: ({ duration }) => duration ?? '' },
  {
    label: 'AMOUNT',
    align: 'right',
    sort: 'amount',
    cell: ({ amount }) => formatDollars(amount),
    text: ({ amount }) => amount ?? '',
  },
  {
    label: 'EXPIRES',
    sort: 'expires_at',
    cell: ({ expires_at }) => formatDayOf(expires_at),
    text: ({ expires_at }) => expires_at,
  },
  { label: 'STATUS', text: statusLabel, cell: (campaign) => <StatusChip {...campaignStatus(campaign)} /> },
  { label: 'Action', hideLabel: true, align: 'right', cell: (campaign) => <CampaignMenu campaign={campaign} /> },
]

/** A campaign on a compact screen. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  return (
    <RowCard menu={<CampaignMenu campaign={campaign} />}>
      <CampaignName campaign={campaign} />
      <CardLines>
        {formatDollars(campaign.amount)} · {durationOf(campaign)}
      </CardLines>
      <StatusChip {...campaignStatus(campaign)} label={compactStatusLabel(campaign)} />
    </RowCard>
  )
}
