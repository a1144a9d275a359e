import { useMemo } from 'react'
import { useVestingQuery } from '../../api/chainApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { ListView } from '../../lists/ListView'
import { useGivenList } from '../../lists/useList'
import { AddressLabel } from '../../ui/AddressLabel'
import { DataAge } from '../../ui/DataAge'
import { Toolbar } from '../../ui/Toolbar'
import { useNow } from '../../ui/useNow'
import { ReleaseButton } from './ReleaseButton'
import { ScheduleFigures } from './ScheduleFigures'
import { schedulesList } from './schedulesList'
import { releaseAt } from './vestingCurve'
import { timesOf } from './vestingSchedule'

/** Milliseconds between calculations of the claimable amounts, which grow continuously. */
const tickMs = 5_000

interface SchedulesProps {
  chain: ChainConfig
  account: string
  isLookedUp: boolean
}

/** All schedules of one beneficiary on one chain. */
export function Schedules({ chain, account, isLookedUp }: SchedulesProps) {
  const vesting = useVestingQuery({ chainId: chain.id, account })
  const { data, fulfilledTimeStamp = 0, isError } = vesting
  const clock = useNow(tickMs)
  const unit = useTokenSymbol(chain.id)
  const schedules = useMemo(() => data?.schedules.map((row) => ({ id: row.id, ...timesOf(row) })), [data])
  const now = data ? data.time + Math.max(0, Math.floor((clock - fulfilledTimeStamp) / 1000)) : 0
  const rows = useMemo(() => schedules?.map((row) => ({ ...row, now, unit })), [schedules, now, unit])
  const list = useGivenList(schedulesList, { ...vesting, rows })
  const release = schedules && releaseAt(schedules, now)
  return (
    <>
      <ScheduleFigures {...{ schedules, release, unit, isError }} />
      <Toolbar>
        <span>
          {isLookedUp ? 'Vesting of' : 'Vesting of your wallet'} <AddressLabel address={account} />
        </span>
        <DataAge at={vesting.fulfilledTimeStamp} busy={vesting.isFetching} refresh={() => void vesting.refetch()} />
        <ReleaseButton chain={chain} beneficiary={account} release={release} />
      </Toolbar>
      <ListView list={list} />
    </>
  )
}
