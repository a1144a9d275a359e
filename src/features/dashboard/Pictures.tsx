import styled from '@emotion/styled'
import { useGeneralStatsQuery } from '../../api/adminApi'
import { ShareBar } from '../../ui/charts/ShareBar'
import { Section } from '../../ui/Section'
import { DayBars } from './DayBars'
import { periodDays, periodOf } from './dayFigures'
import { useAssetShares, useCampaignShares } from './useStatusShares'

/** What the last days brought, and how campaigns and assets divide; each only where the server tells it. */
export default function Pictures() {
  const { days } = useGeneralStatsQuery('days').data ?? {}
  const campaigns = useCampaignShares()
  const assets = useAssetShares()
  const users = periodOf(days, 'users')
  const revenue = periodOf(days, 'revenue')
  const approvals = periodOf(days, 'approvals')
  if (!users && !campaigns && !assets) return null
  return (
    <Section title={users ? `Last ${periodDays} days` : 'At a glance'}>
      <Grid>
        {users && <DayBars title="New users per day" kind="users" period={users} whole />}
        {revenue && <DayBars title="Revenue per day, in USDT" kind="revenue" period={revenue} />}
        {approvals && <DayBars title="Approvals per day" kind="approvals" period={approvals} whole />}
      </Grid>
      <Grid>
        {campaigns && <ShareBar title="Campaigns by status" parts={campaigns} />}
        {assets && <ShareBar title="Assets by status" parts={assets} />}
      </Grid>
    </Section>
  )
}

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 16,
  '& + &': { marginTop: 16 },
})
