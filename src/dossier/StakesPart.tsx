import { useMemo } from 'react'
import type { StakeRow } from '../api/chainApi'
import { useTokenSymbol } from '../api/tokenSymbol'
import { maturityText, planLabel } from '../chain/stakePlans'
import type { ChainConfig } from '../config/chains'
import { linkTo } from '../config/linkTo'
import { formatDay } from '../shared/dates'
import { TokenAmount } from '../ui/TokenAmount'
import { isNamed } from './identity'
import { Acts, Part } from './Part'
import { stakesByOwner } from './personLists'
import { Rows } from './Rows'
import { useSearched } from './useSearched'
import { Link } from '../ui/Link'

const isOwner = ({ owner }: StakeRow, text: string) => isNamed(text, owner)

/** The stakes of an account on one chain. */
export function StakesPart({ chain: { id, name }, owner }: { chain: ChainConfig; owner: string }) {
  const list = useMemo(() => stakesByOwner(id), [id])
  const query = useSearched(list, owner, isOwner)
  const unit = useTokenSymbol(id)
  return (
    <Part title={name} name={`Stakes on ${name}`} query={query} things="stakes">
      {(found) => (
        <>
          <Rows found={found} progress={query.progress} none="No stakes.">
            {(stake) => (
              <>
                <TokenAmount wei={stake.amount} unit={unit} />, {planLabel(stake.plan)}
                {!stake.isActive && ', not active'}
                <br />
                <small>
                  {maturityText(stake, stake.now)} · staked {formatDay(stake.startTime)} · reward{' '}
                  <TokenAmount wei={stake.reward} unit={unit} />
                </small>
              </>
            )}
          </Rows>
          {found.rows.length > 0 && (
            <Acts>
              <Link to={linkTo('staking', { chain: String(id), search: owner })}>Open in Stakings</Link>
            </Acts>
          )}
        </>
      )}
    </Part>
  )
}
