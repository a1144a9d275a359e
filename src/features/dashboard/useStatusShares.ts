import { useAssetsQuery, useCampaignsQuery } from '../../api/adminApi'
import type { AnsweredPage } from '../../api/envelope'
import { campaignLabels } from '../../config/statusWords'
import { formatCount } from '../../shared/amounts'
import type { Part } from '../../ui/charts/PartsBar'

const one = { start: 0, end: 0 }

/** Campaigns by status; undefined unless the server counts each status by itself and they add up to the whole. */
export function useCampaignShares() {
  const whole = useCampaignsQuery(one).data
  const unless = ignores(whole)
  const waiting = countOf(useCampaignsQuery({ ...one, status: 'waiting' }, unless).data)
  const active = countOf(useCampaignsQuery({ ...one, status: 'active' }, unless).data)
  const inactive = countOf(useCampaignsQuery({ ...one, status: 'inactive' }, unless).data)
  const expired = countOf(useCampaignsQuery({ ...one, status: 'expired' }, unless).data)
  return partsOf(whole?.total, [
    { label: campaignLabels.active, count: active, tone: 'good' },
    { label: campaignLabels.waiting, count: waiting, tone: 'waiting' },
    { label: campaignLabels.inactive, count: inactive, tone: 'control' },
    { label: campaignLabels.expired, count: expired, tone: 'idle' },
  ])
}

/** Assets by status, under the same conditions. */
export function useAssetShares() {
  const whole = useAssetsQuery(one).data
  const unless = ignores(whole)
  const tracking = countOf(useAssetsQuery({ ...one, status: 'tracking' }, unless).data)
  const completed = countOf(useAssetsQuery({ ...one, status: 'completed' }, unless).data)
  return partsOf(whole?.total, [
    { label: 'completed', count: completed, tone: 'good' },
    { label: 'tracking', count: tracking, tone: 'waiting' },
  ])
}

/** A server that does not say what it has applied would refuse each status, or send a whole list. */
const ignores = (whole: AnsweredPage<unknown> | undefined) => ({ skip: !whole?.applied })

const countOf = (page: AnsweredPage<unknown> | undefined) =>
  page?.applied?.includes('status') ? page.total : undefined

interface Counted extends Pick<Part, 'label' | 'tone'> {
  count: number | undefined
}

/** The parts once all are known and add up to the whole; otherwise, or if the whole is zero, undefined. */
function partsOf(whole: number | undefined, counts: readonly Counted[]): Part[] | undefined {
  const known = counts.flatMap(({ count, ...part }) =>
    count === undefined ? [] : [{ ...part, amount: count, value: formatCount(count) }],
  )
  const sum = known.reduce((total, { amount }) => total + amount, 0)
  return whole && known.length === counts.length && sum === whole ? known : undefined
}
