import { adminApi, useCampaignsQuery, useCampaignStatsQuery } from '../../api/adminApi'
import { failureOf } from '../../api/errors'
import { DataTable } from '../../ui/DataTable'
import { useListParams } from '../../ui/listParams'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'
import { CampaignCard, campaignColumns } from './CampaignRow'
import { CampaignDialogs } from './CampaignDialogs'

export function CampaignsPage() {
  const list = useListParams()
  const campaigns = useCampaignsQuery(list.request)
  const prefetch = adminApi.usePrefetch('campaigns')
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
        prefetch={prefetch}
        countedElsewhere={stats?.total_campaigns == null ? undefined : Number(stats.total_campaigns)}
        columns={campaignColumns}
        card={(campaign) => <CampaignCard campaign={campaign} />}
        empty="No Campaigns"
        emptyHint="Campaigns appear here as soon as an advertiser has submitted one."
      />
      <CampaignDialogs page={campaigns.currentData} range={list.request} />
    </Page>
  )
}
