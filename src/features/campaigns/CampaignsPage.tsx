import { useCampaignStatsQuery } from '../../api/adminApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { reviewPath } from '../../config/paths'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { countIn } from '../../shared/amounts'
import { Page } from '../../ui/Page'
import { figureOf, StatCard, StatCards } from '../../ui/StatCard'
import { useViewed } from '../../ui/dialogs/useViewed'
import { overlayPart } from '../../ui/lazyPart'
import { Link } from '../../ui/Link'
import { campaignsList } from './campaignsList'

const ViewedCampaign = overlayPart(() => import(/* webpackChunkName: "campaign-dialog" */ './ViewedCampaign'))

export function CampaignsPage() {
  const stats = useWithoutOldFailure(useCampaignStatsQuery())
  const { viewed, close } = useViewed()
  const campaigns = useList(campaignsList, { fallbackTotal: countIn(stats.data?.total_campaigns) })
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
        <StatCard label="Total Campaigns" {...figureOf(stats, stats.data?.total_campaigns)} />
        <StatCard label="Approved Campaigns" {...figureOf(stats, stats.data?.approve_campaigns)} />
        <StatCard label="inactive Campaigns" {...figureOf(stats, stats.data?.inative_campaigns)} />
      </StatCards>
      <ListView list={campaigns} />
      {viewed !== null && (
        <ViewedCampaign id={viewed} page={campaigns.page} request={campaigns.params.request} onClose={close} />
      )}
    </Page>
  )
}
