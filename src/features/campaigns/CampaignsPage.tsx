import { adminApi, useCampaignsQuery, useCampaignStatsQuery } from '../../api/adminApi'
import type { Campaign } from '../../contract/entities'
import { listOffers } from '../../contract/paging'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import type { SortKeys } from '../../lists/rows/localWindow'
import { decimalKey, timeKey, type Narrowing } from '../../lists/rows/narrowing'
import { BulkActions } from '../../lists/changes/BulkActions'
import { countIn } from '../../shared/amounts'
import { DataTable } from '../../lists/ListView'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'
import { CampaignCard, campaignColumns } from './CampaignRow'
import { useSelection } from '../../lists/table/useSelection'
import { campaignChanges } from './campaignChanges'
import { CampaignDialogs } from './CampaignDialogs'
import { allows, hasStatus, statusLabels } from './campaignStatus'

const fits = (campaign: Campaign, { status }: Narrowing) => hasStatus(campaign, status)
const sortKeys: SortKeys<Campaign> = {
  title: ({ title }) => title,
  duration: ({ duration }) => decimalKey(duration),
  amount: ({ amount }) => decimalKey(amount),
  expires_at: ({ expires_at }) => timeKey(expires_at),
}
const isSwitchable = (campaign: Campaign) => allows(campaign, 'activate') || allows(campaign, 'deactivate')
const nameOf = ({ title, id }: Campaign) => title || `campaign ${id}`

export function CampaignsPage() {
  const list = useListParams(listOffers.campaigns)
  const campaigns = useListQuery(list.request, {
    useWindow: useCampaignsQuery,
    read: campaignChanges.kind.read,
    textOf: campaignChanges.kind.textOf,
    fits,
    sortKeys,
  })
  const prefetch = adminApi.usePrefetch('campaigns')
  // A plain server may not say when campaigns end, and one that says nothing may be about to.
  const isGuess = campaigns.reading !== undefined && list.chosen.status === 'expiring'
  const selection = useSelection(campaigns.currentData?.rows)
  const { data: stats, isError, refetch } = useCampaignStatsQuery()
  const figure = (name: 'total_campaigns' | 'approve_campaigns' | 'inative_campaigns') => ({
    value: stats ? stats[name] : isError ? null : undefined,
    retry: isError ? () => void refetch() : undefined,
  })

  return (
    <Page
      title="Campaigns"
      lead="Ads that advertisers have paid for. Approve what may run, and take down what may not."
    >
      <StatCards>
        <StatCard label="Total Campaigns" {...figure('total_campaigns')} />
        <StatCard label="Approved Campaigns" {...figure('approve_campaigns')} />
        <StatCard label="inactive Campaigns" {...figure('inative_campaigns')} />
      </StatCards>
      <DataTable
        label="Campaigns"
        query={campaigns}
        failure={failureOf(campaigns.error)}
        list={list}
        search="search by name"
        onType={campaigns.onType}
        reading={campaigns.reading}
        statuses={statusLabels}
        readAll={campaigns.readAll}
        selection={{ ...selection, nameOf, selectable: isSwitchable }}
        prefetch={prefetch}
        countedElsewhere={countIn(stats?.total_campaigns)}
        columns={campaignColumns}
        card={(campaign) => <CampaignCard campaign={campaign} />}
        empty="No Campaigns"
        emptyHint="Campaigns appear here as soon as an advertiser has submitted one."
        noMatch={isGuess ? 'No campaign that says when it ends is about to expire' : 'No campaign found'}
      />
      <BulkActions
        changes={campaignChanges}
        rows={selection.rows}
        nameOf={nameOf}
        request={list.request}
        verbs={{ activate: 'Activate', deactivate: 'Deactivate' }}
        clear={selection.clear}
      />
      <CampaignDialogs page={campaigns.currentData} request={list.request} />
    </Page>
  )
}
