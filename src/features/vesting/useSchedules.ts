import { useMemo } from 'react'
import { useVestingQuery } from '../../api/chainApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { useNow } from '../../ui/useNow'
import { releaseAt } from '../../chain/vestingCurve'
import { timesOf } from '../../chain/vestingSchedule'

/** Milliseconds between calculations of the claimable amounts, which grow continuously. */
const tickMs = 5_000

/** The schedules of an account at the chain's time, and what a release would do then; undefined while unknown. */
export function useSchedules(chainId: number, account: string | undefined) {
  const vesting = useWithoutOldFailure(
    useVestingQuery({ chainId, account: account ?? '' }, { skip: account === undefined }),
  )
  const { currentData: data } = vesting
  const clock = useNow(tickMs)
  // Counted from when the block came: a later answer may bring the same one, or an older one, which is dropped.
  const now = data ? data.time + Math.max(0, Math.floor((clock - data.at) / 1000)) : 0
  const schedules = useMemo(() => data?.schedules.map((row) => ({ id: row.id, ...timesOf(row) })), [data])
  return { vesting, schedules, now, release: schedules && releaseAt(schedules, now) }
}
