import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { linkTo } from '../../config/linkTo'
import { releaseRequested, selectReleasing } from '../../features/vesting/vestingSlice'
import { TransactionButton } from '../../transactions/view/TransactionButton'
import { Link } from '../../ui/Link'
import { WithFeature } from './WithFeature'

interface VestingActsProps {
  chain: ChainConfig
  account: string
  isClaimable: boolean
}

/** Releases what is claimable, and leads to the form for a new schedule with this beneficiary. */
export function VestingActs({ chain, account, isClaimable }: VestingActsProps) {
  return (
    <>
      {isClaimable && (
        <WithFeature screen="vesting">
          <Release chain={chain} account={account} />
        </WithFeature>
      )}
      <Link to={linkTo('vesting', { chain: String(chain.id), account, vest: account })}>Vest to…</Link>
    </>
  )
}

function Release({ chain, account }: Pick<VestingActsProps, 'chain' | 'account'>) {
  const dispatch = useDispatch()
  return (
    <TransactionButton
      variant="outlined"
      chain={chain}
      busy={useSelector(selectReleasing)}
      onReady={(from) => dispatch(releaseRequested({ chainId: chain.id, from, beneficiary: account }))}
    >
      Release Vest
    </TransactionButton>
  )
}
