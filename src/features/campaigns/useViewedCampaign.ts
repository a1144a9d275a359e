import { useState } from 'react'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import type { Campaign } from '../../contract/entities'
import { useCampaignQuery } from './campaignApi'

interface Viewed {
  campaign?: Campaign | undefined
  /** Why there is no campaign to show. */
  ending?: 'gone' | 'unreadable' | undefined
}

/**
 * The campaign with this id, from the visible rows or else from the whole list. If it leaves the list while it is open,
 * as an approved one leaves the waiting ones, the last known state is shown until the new one arrives.
 */
export function useViewedCampaign(id: string, page: { rows: readonly Campaign[] } | undefined): Viewed {
  const [seen, setSeen] = useState<Campaign>()
  const last = seen?.id === id ? seen : undefined
  const shown = page?.rows.find((row) => row.id === id)
  const isElsewhere = page !== undefined && !shown
  const { currentData, isError } = useWithoutOldFailure(useCampaignQuery(id, { skip: !isElsewhere }))
  const campaign = shown ?? (isElsewhere ? currentData : undefined) ?? undefined
  if (campaign && campaign !== seen) setSeen(campaign)
  if (isElsewhere && currentData === null) return { ending: 'gone' }
  if (isElsewhere && isError) return { ending: 'unreadable' }
  return { campaign: campaign ?? last }
}
