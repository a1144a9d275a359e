import { adminApi, useMinPointsUsersQuery } from '../../api/adminApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { useWindowTotal } from '../../lists/rows/windowTotal'
import { sentIn } from '../../lists/rows/sentRows'
import { rangeOf } from '../../lists/listParams'
import { counted } from '../../shared/counted'

/**
 * The number of users at or above the minimum points. `count` is undefined if the server sends no total; then there are at least
 * `shown`, those of the `first` page.
 */
export function useReached() {
  const { data, error, refetch, fulfilledTimeStamp: at } = useWithoutOldFailure(useMinPointsUsersQuery(rangeOf(0)))
  const count = useWindowTotal(data, rangeOf(0), adminApi.endpoints.minPointsUsers)
  const retry = error ? refetch : undefined
  if (!data) return { state: error ? 'failed' : 'reading', refetch, retry } as const
  const shown = sentIn(data)
  const people = count === undefined ? `${shown} or more users` : counted(count, 'user')
  return { state: count === 0 ? 'nobody' : 'some', count, shown, first: data, people, refetch, retry, at } as const
}
