import styled from '@emotion/styled'
import { useMemo } from 'react'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { ListView } from '../../lists/ListView'
import { useGivenList } from '../../lists/useGivenList'
import { AddressChip } from '../../ui/AddressChip'
import { DataAge } from '../../ui/DataAge'
import { Toolbar } from '../../ui/Toolbar'
import { ScheduleFigures } from './ScheduleFigures'
import { schedulesList } from './schedulesList'
import { useSchedules } from './useSchedules'

interface SchedulesProps {
  chain: ChainConfig
  account: string
  isLookedUp: boolean
}

/** All schedules of one beneficiary on one chain. */
export function Schedules({ chain, account, isLookedUp }: SchedulesProps) {
  const { vesting, schedules, now } = useSchedules(chain.id, account)
  const unit = useTokenSymbol(chain.id)
  const rows = useMemo(() => schedules?.map((row) => ({ ...row, now, unit })), [schedules, now, unit])
  const list = useGivenList(schedulesList, { ...vesting, rows })
  return (
    <>
      <ScheduleFigures {...{ schedules, now, unit }} query={vesting} from={chain.name} />
      <Toolbar>
        <Whose>
          {isLookedUp ? 'Vesting of' : 'Vesting of your wallet'}{' '}
          <AddressChip address={account} explorerUrl={chain.explorerUrl} />
        </Whose>
        <DataAge at={vesting.fulfilledTimeStamp} busy={vesting.isFetching} refresh={() => void vesting.refetch()} />
      </Toolbar>
      <ListView list={list} from={chain.name} />
    </>
  )
}

// On one line with the middle of the address, which is a box with its picture and buttons.
const Whose = styled.span({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 })
