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
  const shown = data ? sentIn(data) : 0
  const people = count === undefined ? `${shown} or more users` : counted(count, 'user')
  const state = data ? (count === 0 ? 'nobody' : 'some') : error ? 'failed' : 'reading'
  return { state, count, shown, first: data, people, retry: error && refetch, at } as const
}
