import { useSelector } from 'react-redux'
import { useStatusCountsQuery } from '../../api/adminApi'
import { assetLabels, campaignLabels } from '../../config/statusWords'
import { selectMissing } from '../../session/missing'
import { formatCount } from '../../shared/amounts'
import type { Part } from '../../ui/charts/PartsBar'

interface Share {
  status: string
  label: string
  tone: Part['tone']
}

const campaignShares: readonly Share[] = [
  { status: 'active', label: campaignLabels.active, tone: 'good' },
  { status: 'waiting', label: campaignLabels.waiting, tone: 'waiting' },
  { status: 'inactive', label: campaignLabels.inactive, tone: 'control' },
  { status: 'expired', label: campaignLabels.expired, tone: 'idle' },
]

const assetShares: readonly Share[] = [
  { status: 'completed', label: assetLabels.completed, tone: 'good' },
  { status: 'tracking', label: assetLabels.tracking, tone: 'waiting' },
]

/** Campaigns by status; undefined unless the server counts them and the parts add up to the whole. */
export const useCampaignShares = () => useShares('campaigns', campaignShares)

/** Assets by status, under the same conditions. */
export const useAssetShares = () => useShares('assets', assetShares)

function useShares(list: 'campaigns' | 'assets', shares: readonly Share[]): Part[] | undefined {
  const isMissing = useSelector(selectMissing).statusCounts
  const { total, statuses } = useStatusCountsQuery({ list }, { skip: isMissing }).data ?? {}
  const parts = shares.map(({ status, label, tone }) => {
    const amount = statuses?.find((one) => one.status === status)?.count ?? 0
    return { label, tone, amount, value: formatCount(amount) }
  })
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  return total && sum === total ? parts : undefined
}
