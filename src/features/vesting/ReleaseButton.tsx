import type { ChainConfig } from '../../config/chains'
import { nothingText } from '../../chain/vestingSchedule'
import { ReleaseVest } from './ReleaseVest'
import { useBeneficiary } from './useBeneficiary'
import { useSchedules } from './useSchedules'

/** Pays the shown beneficiary what is claimable. If nothing is, it says when something will be. */
export function ReleaseButton({ chain }: { chain: ChainConfig }) {
  const { account: beneficiary } = useBeneficiary()
  const { release, vesting } = useSchedules(chain.id, beneficiary)
  const reason = release && 'nothing' in release ? nothingText(release) : undefined
  const unknown = vesting.isError ? "Couldn't load the schedules." : 'Loading the schedules.'
  return <ReleaseVest chain={chain} beneficiary={beneficiary} disabledReason={release ? reason : unknown} />
}
