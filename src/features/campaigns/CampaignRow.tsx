import type { Campaign } from '../../contract/entities'
import { formatDecimal, formatDollars } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column } from '../../lists/table/columns'
import { StatusChip } from '../../ui/StatusChip'
import { CampaignMenu } from './CampaignMenu'
import { CampaignName } from './CampaignName'
import { compactStatusLabel, expiredHint, statusLabel, statusTone } from './campaignStatus'

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
  {
    label: 'STATUS',
    text: statusLabel,
    cell: (campaign) => (
      <StatusChip tone={statusTone(campaign)} label={statusLabel(campaign)} hint={expiredHint(campaign)} />
    ),
  },
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
      <StatusChip tone={statusTone(campaign)} label={compactStatusLabel(campaign)} hint={expiredHint(campaign)} />
    </RowCard>
  )
}
