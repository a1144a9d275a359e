import { useMinPointsUsersQuery } from '../../api/adminApi'
import { pageSize } from '../../api/contract/paging'
import { formatDecimal } from '../../shared/amounts'
import { rangeOf } from '../../ui/listParams'

/** How many users have reached the minimum points; `count` is undefined where a server does not say how many there are. */
export function useReached() {
  const { data, isError, refetch } = useMinPointsUsersQuery(rangeOf(0))
  if (!data) return { state: isError ? 'failed' : 'reading', refetch } as const
  const { rows, total } = data
  const count = total ?? (rows.length < pageSize ? rows.length : undefined)
  const people = count === undefined ? `${rows.length} or more users` : usersText(count)
  return { state: count === 0 ? 'nobody' : 'some', count, people, refetch } as const
}

export const usersText = (count: number) => `${formatDecimal(String(count))} ${count === 1 ? 'user' : 'users'}`
