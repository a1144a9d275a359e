import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { TransactionButton } from '../../transactions/view/TransactionButton'
import { useBeneficiary } from './useBeneficiary'
import { useSchedules } from './useSchedules'
import { nothingText } from '../../chain/vestingSchedule'
import { releaseRequested, selectReleasing } from './vestingSlice'

/** Pays the shown beneficiary what is claimable; any account may sign. If nothing is, it says when something will be. */
export function ReleaseButton({ chain }: { chain: ChainConfig }) {
  const dispatch = useDispatch()
  const { account: beneficiary } = useBeneficiary()
  const { release, vesting } = useSchedules(chain.id, beneficiary)
  const reason = release && 'nothing' in release ? nothingText(release) : undefined
  const unknown = vesting.isError ? "Couldn't load the schedules." : 'Loading the schedules.'
  return (
    <TransactionButton
      variant="outlined"
      chain={chain}
      busy={useSelector(selectReleasing)}
      disabledReason={release ? reason : unknown}
      onReady={(from) => beneficiary && dispatch(releaseRequested({ chainId: chain.id, from, beneficiary }))}
    >
      Release Vest
    </TransactionButton>
  )
}
