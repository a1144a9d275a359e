import type { ChainConfig } from '../../config/chains'
import { linkTo } from '../../config/linkTo'
import { ReleaseVest } from '../../features/vesting/ReleaseVest'
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
          <ReleaseVest chain={chain} beneficiary={account} />
        </WithFeature>
      )}
      <Link to={linkTo('vesting', { chain: String(chain.id), account, vest: account })}>Vest to…</Link>
    </>
  )
}
