import styled from '@emotion/styled'
import { Fragment } from 'react'
import { ShareBar } from '../../ui/charts/ShareBar'
import { Section } from '../../ui/Section'
import { PastAmounts } from './PastAmounts'
import { PeriodChoice, useChoice } from './PeriodChoice'
import { PlannedUnlocks } from './PlannedUnlocks'
import { Trends } from './Trends'
import { useMaySee } from './useMaySee'
import { useChainSchedules, useChainStakes } from './usePlatform'
import { useSeries } from './useSeries'
import { useAssetShares, useCampaignShares } from './useStatusShares'

/** What the last days brought, and how campaigns and assets divide; each only where the server tells it. */
export function Pictures() {
  return (
    <>
      <Trends />
      <Shares />
      {/* Last, because what is read from chains comes late. */}
      <OnChain />
    </>
  )
}

/** What was staked and released in the period of the trends, and what unlocks in as many days to come. */
function OnChain() {
  const maySee = useMaySee()
  const stakes = useChainStakes(maySee('staking')).filter(({ state }) => state.staked.length > 0)
  const schedules = useChainSchedules(maySee('vesting')).known.filter(({ state }) => state.schedules.length > 0)
  const query = useChoice()
  const isAlone = useSeries(query).isMissing
  const title = [stakes.length > 0 && 'Stakings', schedules.length > 0 && 'Vesting'].filter(Boolean).join(' and ')
  if (title === '') return null
  return (
    <Section title={title} aside={isAlone && <PeriodChoice />}>
      <Grid>
        {stakes.map(({ chain, state: { staked, time } }) => (
          <PastAmounts key={chain.id} done="Staked" amounts={staked} {...{ chain, time, query }} />
        ))}
        {schedules.map(({ chain, state }) => (
          <Fragment key={chain.id}>
            {state.payments && (
              <PastAmounts done="Released" amounts={state.payments} {...{ chain, query }} time={state.time} />
            )}
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

// At most two beside each other, as the trends above: of four charts a row of three would leave one alone.
const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(300px, 34%), 100%), 1fr))',
  gap: 16,
})
