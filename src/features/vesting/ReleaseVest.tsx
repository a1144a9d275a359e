import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { TransactionButton } from '../../transactions/view/TransactionButton'
import { releaseRequested, selectReleasing } from './vestingSlice'

interface ReleaseVestProps {
  chain: ChainConfig
  beneficiary: string | undefined
  disabledReason?: string | undefined
}

/** Pays a beneficiary what is claimable; any account may sign. */
export function ReleaseVest({ chain, beneficiary, disabledReason }: ReleaseVestProps) {
  const dispatch = useDispatch()
  return (
    <TransactionButton
      variant="outlined"
      chain={chain}
      busy={useSelector(selectReleasing)}
      disabledReason={disabledReason}
      onReady={(from) => beneficiary && dispatch(releaseRequested({ chainId: chain.id, from, beneficiary }))}
    >
      Release Vest
    </TransactionButton>
  )
}
