import { useMemo, useState } from 'react'
import { useVestingQuery } from '../../api/chainApi'
import type { ListRequest } from '../../contract/paging'
import { failureOf } from '../../api/errors'
import { indexed, localWindow } from '../../lists/rows/localWindow'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { formatDecimal } from '../../shared/amounts'
import { tokensOf } from '../../shared/wei'
import { AddressLabel } from '../../ui/AddressLabel'
import { DataAge } from '../../ui/DataAge'
import { DataTable } from '../../lists/ListView'
import { overlayPart } from '../../ui/lazyPart'
import { useListParams } from '../../lists/listParams'
import { StatCard, StatCards } from '../../ui/StatCard'
import { Toolbar } from '../../ui/Toolbar'
import { useNow } from '../../ui/useNow'
import { ReleaseButton } from './ReleaseButton'
import { ScheduleCard, scheduleColumns, scheduleOffer, scheduleSortKeys, type ScheduleRow } from './ScheduleRow'
import { releaseAt } from './vestingCurve'
import { timesOf } from './vestingSchedule'

const CurveDialog = overlayPart(() => import(/* webpackChunkName: "curve" */ './CurveDialog'))

/** The claimable figures grow while one looks, so they are counted again every so many milliseconds. */
const tick = 5_000

/** All schedules of one beneficiary on one chain. */
export function Schedules({
  chain,
  account,
  isLookedUp,
}: {
  chain: ChainConfig
  account: string
  isLookedUp: boolean
}) {
  const list = useListParams(scheduleOffer)
  const vesting = useVestingQuery({ chainId: chain.id, account })
  const { data, fulfilledTimeStamp = 0 } = vesting
  const clock = useNow(tick)
  const unit = useTokenSymbol(chain.id)
  const [curveOf, setCurveOf] = useState<string>()

  const schedules = useMemo(() => data?.schedules.map((row) => ({ id: row.id, ...timesOf(row) })), [data])
  const now = data ? data.time + Math.max(0, Math.floor((clock - fulfilledTimeStamp) / 1000)) : 0
  const rows = useMemo(
    () => schedules?.map((row) => ({ ...row, now, unit, showCurve: () => setCurveOf(row.id) })),
    [schedules, now, unit],
  )
  const page = rows && localWindow(indexed(rows, idOf), list.request, scheduleSortKeys)
  const release = schedules && releaseAt(schedules, now)
  const claimable = release && 'claimable' in release ? release.claimable : 0n
  const shown = rows?.find(({ id }) => id === curveOf)
  const figure = (text: string | undefined) => text ?? (vesting.isError ? null : undefined)

  return (
    <>
      <StatCards>
        <StatCard
          label="Total Vest"
          value={figure(schedules && String(schedules.length))}
          hint={schedules && `${sumText(schedules.map(({ amount }) => amount))} ${unit} in all`}
        />
        <StatCard label="Claimable now" unit={unit} value={figure(schedules && tokensOf(claimable))} />
        <StatCard
          label="Released"
          unit={unit}
          value={figure(schedules && tokensOf(sum(schedules.map(({ released }) => released))))}
        />
      </StatCards>
      <Toolbar>
        <span>
          {isLookedUp ? 'Vesting of' : 'Vesting of your wallet'} <AddressLabel address={account} />
        </span>
        <DataAge at={vesting.fulfilledTimeStamp} busy={vesting.isFetching} refresh={() => void vesting.refetch()} />
        <ReleaseButton chain={chain} beneficiary={account} release={release} />
      </Toolbar>
      <DataTable
        label="Vesting"
        query={{ data: page, currentData: page, isFetching: vesting.isFetching, refetch: vesting.refetch }}
        failure={failureOf(vesting.error)}
        list={list}
        readAll={() =>
          Promise.resolve(localWindow(indexed(rows ?? [], idOf), everything(list.request), scheduleSortKeys).rows)
        }
        columns={scheduleColumns}
        card={(row) => <ScheduleCard row={row} />}
        empty="No Vesting"
        emptyHint="Nothing is vested to this address on this network."
      />
      {shown && <CurveDialog schedule={shown} onClose={() => setCurveOf(undefined)} />}
    </>
  )
}

const everything = (request: ListRequest) => ({ ...request, start: 0, end: Infinity })
const idOf = ({ id }: ScheduleRow) => id
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const sumText = (amounts: readonly bigint[]) => formatDecimal(tokensOf(sum(amounts)), 4)
