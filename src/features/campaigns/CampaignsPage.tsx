import { adminApi, useCampaignsQuery, useCampaignStatsQuery } from '../../api/adminApi'
import type { Campaign } from '../../api/contract/entities'
import { listOffers } from '../../api/contract/paging'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../api/listQuery'
import { BulkActions } from '../../rowChanges/BulkActions'
import { DataTable } from '../../ui/DataTable'
import { useListParams } from '../../ui/listParams'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'
import { CampaignCard, campaignColumns } from './CampaignRow'
import { useSelection } from '../../ui/useSelection'
import { campaignChanges } from './campaignChanges'
import { CampaignDialogs } from './CampaignDialogs'
import { statusLabels } from './campaignStatus'

const titleOf = ({ title }: Campaign) => title
const nameOf = ({ title, id }: Campaign) => title || `campaign ${id}`

export function CampaignsPage() {
  const list = useListParams(listOffers.campaigns)
  const campaigns = useListQuery(list.request, {
    useWindow: useCampaignsQuery,
    read: campaignChanges.kind.read,
    textOf: titleOf,
  })
  const prefetch = adminApi.usePrefetch('campaigns')
  const selection = useSelection(campaigns.currentData?.rows)
  const { data: stats, isError } = useCampaignStatsQuery()
  const figure = (name: 'total_campaigns' | 'approve_campaigns' | 'inative_campaigns') =>
    stats ? stats[name] : isError ? null : undefined

  return (
    <Page
      title="Campaigns"
      lead="Ads that advertisers have paid for. Approve what may run, and take down what may not."
    >
      <StatCards>
        <StatCard label="Total Campaigns" value={figure('total_campaigns')} />
        <StatCard label="Approved Campaigns" value={figure('approve_campaigns')} />
        <StatCard label="inactive Campaigns" value={figure('inative_campaigns')} />
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
        selection={{ ...selection, nameOf, selectable: ({ is_approved, is_expired }) => is_approved && !is_expired }}
        prefetch={prefetch}
        countedElsewhere={stats?.total_campaigns == null ? undefined : Number(stats.total_campaigns)}
        columns={campaignColumns}
        card={(campaign) => <CampaignCard campaign={campaign} />}
        empty="No Campaigns"
        emptyHint="Campaigns appear here as soon as an advertiser has submitted one."
        noMatch="No campaign found"
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
