import { useCampaignStatsQuery } from '../../api/adminApi'
import { reviewPath } from '../../config/paths'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { countIn } from '../../shared/amounts'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'
import { CampaignDialogs } from './CampaignDialogs'
import { campaignsList } from './campaignsList'
import { Link } from '../../ui/Link'

export function CampaignsPage() {
  const { data: stats, isError, refetch, fulfilledTimeStamp: at } = useCampaignStatsQuery()
  const campaigns = useList(campaignsList, { fallbackTotal: countIn(stats?.total_campaigns) })
  const figure = (name: 'total_campaigns' | 'approve_campaigns' | 'inative_campaigns') => ({
    at,
    value: stats ? stats[name] : isError ? null : undefined,
    retry: isError ? () => void refetch() : undefined,
  })
  return (
    <Page
      title="Campaigns"
      lead="Paid ads from advertisers. Approve the ones that can run, and deactivate the ones that can't."
      action={
        <Link className="button button-primary" to={reviewPath}>
          Review
        </Link>
      }
    >
      <StatCards>
        <StatCard label="Total Campaigns" {...figure('total_campaigns')} />
        <StatCard label="Approved Campaigns" {...figure('approve_campaigns')} />
        <StatCard label="inactive Campaigns" {...figure('inative_campaigns')} />
      </StatCards>
      <ListView list={campaigns} />
      <CampaignDialogs page={campaigns.page} request={campaigns.params.request} />
    </Page>
  )
}
