import { useVestingQuery } from '../api/chainApi'
import { useTokenSymbol } from '../api/tokenSymbol'
import { useWithoutOldFailure } from '../api/useWithoutOldFailure'
import { claimableAt, claimableOf, releaseAt } from '../chain/vestingCurve'
import { growthText, nothingText, timesOf } from '../chain/vestingSchedule'
import type { ChainConfig } from '../config/chains'
import { linkTo } from '../config/linkTo'
import { formatDay } from '../shared/dates'
import { timeAfter } from '../shared/timeAfter'
import { TokenAmount } from '../ui/TokenAmount'
import { Acts, Part } from './Part'
import type { DossierSlots } from './Person'
import { Rows } from './Rows'
import { Link } from '../ui/Link'

interface VestingPartProps {
  chain: ChainConfig
  account: string
  Acts: DossierSlots['VestingActs']
}

/** The vesting schedules of an account on one chain; what is claimable is that at the time of the reading. */
export function VestingPart({ chain, account, Acts: VestingActs }: VestingPartProps) {
  const query = useWithoutOldFailure(useVestingQuery({ chainId: chain.id, account }))
  const unit = useTokenSymbol(chain.id)
  return (
    <Part title={chain.name} name={`Vesting on ${chain.name}`} query={query}>
      {({ schedules, time }) => {
        const rows = schedules.map((schedule) => ({ id: schedule.id, ...timesOf(schedule) }))
        const release = releaseAt(rows, time)
        return (
          <>
            <Rows found={{ rows, total: rows.length }} none="No vesting schedules.">
              {(row) => (
                <>
                  <TokenAmount wei={row.amount} unit={unit} />, claimable{' '}
                  <TokenAmount wei={claimableAt(row, time)} unit={unit} />
                  <br />
                  <small>
                    Released <TokenAmount wei={row.released} unit={unit} /> · cliff until{' '}
                    {formatDay(timeAfter(row.startTime, row.cliff))} · vests until{' '}
                    {formatDay(timeAfter(row.startTime, row.cliff + row.duration))}
                  </small>
                </>
              )}
            </Rows>
            {rows.length > 0 && (
              <p>
                {'nothing' in release ? (
                  nothingText(release)
                ) : (
                  <>
                    Claimable in all: <TokenAmount wei={claimableOf(rows, time)} unit={unit} />
                    {growthText(rows, time)}
                  </>
                )}
              </p>
            )}
            <Acts>
              <VestingActs chain={chain} account={account} isClaimable={!('nothing' in release)} />
              {rows.length > 0 && (
                <Link to={linkTo('vesting', { chain: String(chain.id), account })}>Open in Vesting</Link>
              )}
            </Acts>
          </>
        )
      }}
    </Part>
  )
}
