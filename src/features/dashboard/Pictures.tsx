import styled from '@emotion/styled'
import { Fragment } from 'react'
import { useSelector } from 'react-redux'
import { mayOpen } from '../../session/RequireRole'
import { selectSession } from '../../session/sessionSlice'
import { ShareBar } from '../../ui/charts/ShareBar'
import { Section } from '../../ui/Section'
import { PeriodChoice, useChoice } from './PeriodChoice'
import { Trends } from './Trends'
import { PlannedUnlocks, Released } from './VestingCharts'
import { useChainSchedules } from './usePlatform'
import { useSeries } from './useSeries'
import { useAssetShares, useCampaignShares } from './useStatusShares'

/** What the last days brought, and how campaigns and assets divide; each only where the server tells it. */
export function Pictures() {
  return (
    <>
      <Trends />
      <Vesting />
      <Shares />
    </>
  )
}

/** What was released in the period of the trends, and what unlocks in as many days to come. */
function Vesting() {
  const session = useSelector(selectSession)
  const maySee = session.status !== 'signedOut' && mayOpen(session.role, 'vesting')
  const { known } = useChainSchedules(maySee)
  const query = useChoice()
  const isAlone = useSeries(query).isMissing
  const shown = known.filter(({ state }) => state.schedules.length > 0)
  if (shown.length === 0) return null
  return (
    <Section title="Vesting" aside={isAlone && <PeriodChoice />}>
      <Grid>
        {shown.map(({ chain, state }) => (
          <Fragment key={chain.id}>
            <Released {...{ chain, state, query }} />
            <PlannedUnlocks {...{ chain, state, query }} />
          </Fragment>
        ))}
      </Grid>
    </Section>
  )
}

function Shares() {
  const campaigns = useCampaignShares()
  const assets = useAssetShares()
  if (!campaigns && !assets) return null
  return (
    <Section title="By status">
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
})
