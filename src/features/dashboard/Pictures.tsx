import styled from '@emotion/styled'
import { ShareBar } from '../../ui/charts/ShareBar'
import { Section } from '../../ui/Section'
import { Trends } from './Trends'
import { useAssetShares, useCampaignShares } from './useStatusShares'

/** What the last days brought, and how campaigns and assets divide; each only where the server tells it. */
export default function Pictures() {
  return (
    <>
      <Trends />
      <Shares />
    </>
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
