import { useDispatch } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { TransactionButton } from '../../transactions/view/TransactionButton'
import type { Release } from './vestingCurve'
import { nothingText } from './vestingSchedule'
import { releaseRequested } from './vestingSlice'

interface ReleaseButtonProps {
  chain: ChainConfig
  /** Undefined without a wallet and a look-up. */
  beneficiary: string | undefined
  /** What a release would do now; undefined while unknown. */
  release: Release | undefined
}

/** Pays the beneficiary what is claimable; any account may sign. If nothing is, it says when something will be. */
export function ReleaseButton({ chain, beneficiary, release }: ReleaseButtonProps) {
  const dispatch = useDispatch()
  const reason = release && 'nothing' in release ? nothingText(release) : undefined
  return (
    <TransactionButton
      variant="outlined"
      chain={chain}
      disabledReason={release ? reason : 'The schedules are being read.'}
      onReady={(from) => beneficiary && dispatch(releaseRequested({ chainId: chain.id, from, beneficiary }))}
    >
      Release Vest
    </TransactionButton>
  )
}
