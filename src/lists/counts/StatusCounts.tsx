import { useEffect, useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useStatusCountsQuery } from '../../api/adminApi'
import { isNotOffered, unexpectedForm, type ApiError } from '../../api/errors'
import { listOffers, type ListRequest } from '../../contract/paging'
import { isIgnoring, listsSlice } from '../search/listsSlice'
import { countsName, type Counts } from './counts'

interface StatusCountsProps {
  /** The name of the list. */
  name: string
  /** Its statuses. */
  statuses: readonly string[]
  request: ListRequest
  /** Whether the rows of the request have arrived. */
  isRead: boolean
  /** Their number in all; undefined when unknown. */
  total: number | undefined
  /** When they were read, in milliseconds since 1970. */
  readAt: number | undefined
  /** Counts the rows of a status where all rows have been read; undefined elsewhere. */
  countRead: (status: string) => number | undefined
  /** Called with the counts of the list as it is filtered now; undefined while nobody knows them. */
  onCounts: (counts: Counts | undefined) => void
}

/**
 * Finds out how many rows have each status: from the server, asked after the rows so that it never delays them, else from the
 * rows themselves where all of them have been read. It renders nothing: its code is fetched after the list's own.
 */
export default function StatusCounts(props: StatusCountsProps) {
  const { statuses, isRead, countRead, onCounts } = props
  const answered = useAnswered(props)
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

/** What answers in another form, for example with a page for every address, doesn't have the call either. */
const isUnreadable = (error: ApiError) =>
  'status' in error &&
  (error.status === 'PARSING_ERROR' || (error.status === 'CUSTOM_ERROR' && error.error === unexpectedForm))

type CountedName = keyof typeof listOffers
const isCounted = (name: string): name is CountedName => Object.hasOwn(listOffers, name)

function useAnswered({ name, request, isRead, total, readAt = 0 }: StatusCountsProps): Counts | undefined {
  const dispatch = useDispatch()
  const isMissing = useSelector(isIgnoring(countsName))
  const { search, created_from, created_before, actor, action, status = '' } = request
  const filters = { search, created_from, created_before, actor, action }
  const key = JSON.stringify([name, filters])
  const [readyFor, setReadyFor] = useState('')
  if (isRead && readyFor !== key) setReadyFor(key)
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useStatusCountsQuery(
    { list: isCounted(name) ? name : 'users', ...filters },
    { skip: isMissing || !isCounted(name) || readyFor !== key },
  )
  const isUnknown = isNotOffered(error) || (error !== undefined && isUnreadable(error))
  useEffect(() => {
    if (isUnknown) dispatch(listsSlice.actions.requestIgnored(countsName))
  }, [dispatch, isUnknown])

  const counts = useMemo(() => {
    const each = currentData?.statuses.map(({ status: of, count }) => [of, count] as const)
    return each && currentData && { '': currentData.total, ...Object.fromEntries(each) }
  }, [currentData])
  const shown: Counts = counts ?? {}
  const isOther = isRead && total !== undefined && counts !== undefined && shown[status] !== total
  // The rows came later and are another number: somebody has changed something in between.
  const isOutdated = isOther && (fulfilledTimeStamp ?? 0) < readAt
  useEffect(() => {
    if (isOutdated && !isFetching) void refetch()
  }, [isOutdated, isFetching, refetch])
  return error ? undefined : counts
}
