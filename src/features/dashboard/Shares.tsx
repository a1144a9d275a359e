import styled from '@emotion/styled'
import { useAssetsQuery, useCampaignsQuery } from '../../api/adminApi'
import { Section } from '../../ui/Section'
import { ShareBar, type Share } from '../../ui/ShareBar'

const one = { start: 0, end: 0 }

/**
 * How campaigns and assets divide over their statuses. A server that does not know the statuses answers every question
 * with all rows; then the parts do not add up to the whole, and nothing false is drawn.
 */
export default function Shares() {
  const campaigns = useCampaignShares()
  const assets = useAssetShares()
  if (!campaigns && !assets) return null
  return (
    <Section title="At a glance">
      <Pictures>
        {campaigns && <ShareBar title="Campaigns by status" shares={campaigns} />}
        {assets && <ShareBar title="Assets by status" shares={assets} />}
      </Pictures>
    </Section>
  )
}

function useCampaignShares() {
  const whole = useCampaignsQuery(one).data?.total
  const waiting = useCampaignsQuery({ ...one, status: 'waiting' }).data?.total
  const active = useCampaignsQuery({ ...one, status: 'active' }).data?.total
  const inactive = useCampaignsQuery({ ...one, status: 'inactive' }).data?.total
  const expired = useCampaignsQuery({ ...one, status: 'expired' }).data?.total
  return partsOf(whole, [
    { label: 'Active', count: active, tone: 'good' },
    { label: 'Waiting Approval', count: waiting, tone: 'waiting' },
    { label: 'Inactive', count: inactive, tone: 'control' },
    { label: 'Expired', count: expired, tone: 'idle' },
  ])
}

function useAssetShares() {
  const whole = useAssetsQuery(one).data?.total
  const tracking = useAssetsQuery({ ...one, status: 'tracking' }).data?.total
  const completed = useAssetsQuery({ ...one, status: 'completed' }).data?.total
  return partsOf(whole, [
    { label: 'completed', count: completed, tone: 'good' },
    { label: 'tracking', count: tracking, tone: 'waiting' },
  ])
}

/** The parts once all are known and add up to the whole; undefined otherwise, and where there is nothing to divide. */
function partsOf(
  whole: number | undefined,
  parts: readonly (Omit<Share, 'count'> & { count: number | undefined })[],
): Share[] | undefined {
  const known = parts.flatMap(({ count, ...part }) => (count === undefined ? [] : [{ ...part, count }]))
  const sum = known.reduce((total, { count }) => total + count, 0)
  return whole && known.length === parts.length && sum === whole ? known : undefined
}

const Pictures = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 16,
})
