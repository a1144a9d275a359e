import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useStatusCountsQuery } from '../../api/adminApi'
import { selectMissing } from '../../session/missing'
import { isKeyOf } from '../../contract/keysOf'
import { listOffers } from '../../contract/paging'
import type { ListState } from '../useListState'
import type { Counts } from './counts'
import { useRowCounter } from './useRowCounter'

interface StatusCountsProps {
  /** Hands over the list; a component that is loaded later cannot be generic, so it does not know the type of the rows. */
  parts: (show: <Row>(list: ListState<Row>) => ReactNode) => ReactNode
  /** Called with the counts of the list as it is filtered now; undefined while nobody knows them. */
  onCounts: (counts: Counts | undefined) => void
}

/**
 * Finds out how many rows have each status: from the server, asked after the rows so that it never delays them, else from the
 * rows themselves where all of them have been read. It renders nothing: its code is fetched after the list's own.
 */
export default function StatusCounts({ parts, onCounts }: StatusCountsProps) {
  return parts((list) => <Counting list={list} onCounts={onCounts} />)
}

function Counting<Row>({ list: state, onCounts }: { list: ListState<Row> } & Pick<StatusCountsProps, 'onCounts'>) {
  const isRead = state.page !== undefined
  const answered = useAnswered(state)
  const countRead = useRowCounter(state)
  const { status: statuses } = state.list.offers
  const counts = useMemo(() => {
    if (answered || countRead('') === undefined) return answered
    const each = ['', ...statuses].map((status) => [status, countRead(status)] as const)
    return Object.fromEntries(each.flatMap(([status, count]) => (count === undefined ? [] : [[status, count]])))
  }, [answered, countRead, statuses])
  // While other rows are loading, the figures of the earlier ones stay as those do.
  const isSettled = counts !== undefined || isRead
  useEffect(() => {
    if (isSettled) onCounts(counts)
  }, [counts, isSettled, onCounts])
  return null
}

function useAnswered<Row>({ list: { name }, params, page, total, fulfilledTimeStamp: readAt = 0 }: ListState<Row>) {
  const isRead = page !== undefined
  const isCounted = isKeyOf(listOffers, name)
  const isMissing = useSelector(selectMissing).statusCounts
  const { search, created_from, created_before, actor, action, status = '' } = params.request
  const filters = { search, created_from, created_before, actor, action }
  const key = JSON.stringify([name, filters])
  const [readyFor, setReadyFor] = useState('')
  if (isRead && readyFor !== key) setReadyFor(key)
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useStatusCountsQuery(
    { list: isCounted ? name : 'users', ...filters },
    { skip: isMissing || !isCounted || readyFor !== key },
  )

  const counts = useMemo((): Counts | undefined => {
    if (!currentData) return undefined
    const each = currentData.statuses.map(({ status: of, count }) => [of, count] as const)
    return { '': currentData.total, ...Object.fromEntries(each) }
  }, [currentData])
  const isOther = isRead && total !== undefined && counts !== undefined && counts[status] !== total
  // The rows came later and are another number: somebody has changed something in between.
  const isOutdated = isOther && (fulfilledTimeStamp ?? 0) < readAt
  useEffect(() => {
    if (isOutdated && !isFetching && !error) void refetch()
  }, [isOutdated, isFetching, error, refetch])
  return error ? undefined : counts
}
