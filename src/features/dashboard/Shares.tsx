import { campaignLabels } from '../../config/statusWords'
import styled from '@emotion/styled'
import { useAssetsQuery, useCampaignsQuery } from '../../api/adminApi'
import type { AnsweredPage } from '../../api/unwrap'
import { Section } from '../../ui/Section'
import { ShareBar, type Share } from '../../ui/ShareBar'

const one = { start: 0, end: 0 }

/**
 * Campaigns and assets by status; drawn only if the server counts each status by itself and the parts add up to the
 * whole.
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
  const waiting = countOf(useCampaignsQuery({ ...one, status: 'waiting' }).data)
  const active = countOf(useCampaignsQuery({ ...one, status: 'active' }).data)
  const inactive = countOf(useCampaignsQuery({ ...one, status: 'inactive' }).data)
  const expired = countOf(useCampaignsQuery({ ...one, status: 'expired' }).data)
  return partsOf(whole, [
    { label: campaignLabels.active, count: active, tone: 'good' },
    { label: campaignLabels.waiting, count: waiting, tone: 'waiting' },
    { label: campaignLabels.inactive, count: inactive, tone: 'control' },
    { label: campaignLabels.expired, count: expired, tone: 'idle' },
  ])
}

function useAssetShares() {
  const whole = useAssetsQuery(one).data?.total
  const tracking = countOf(useAssetsQuery({ ...one, status: 'tracking' }).data)
  const completed = countOf(useAssetsQuery({ ...one, status: 'completed' }).data)
  return partsOf(whole, [
    { label: 'completed', count: completed, tone: 'good' },
    { label: 'tracking', count: tracking, tone: 'waiting' },
  ])
}

const countOf = (page: AnsweredPage<unknown> | undefined) =>
  page?.applied?.includes('status') ? page.total : undefined

/** The parts once all are known and add up to the whole; otherwise, or if the whole is zero, undefined. */
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
