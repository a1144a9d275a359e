import { failureOf } from '../api/errors'
import { QueryFailure } from '../ui/QueryFailure'
import type { ListState } from './useListState'

interface ListFailureProps<Row> {
  list: Pick<ListState<Row>, 'error' | 'isFetching' | 'refetch'>
  /** Whether rows of before are still shown. */
  hasRows: boolean
}

/** What has failed when a list was read last, with Try again, which keeps its place and the focus until a read succeeds. */
export function ListFailure<Row>({ list: { error, isFetching, refetch }, hasRows }: ListFailureProps<Row>) {
  const failure = failureOf(error)
  if (!failure) return null
  return (
    <QueryFailure
      failure={failure}
      stillShown={hasRows ? 'The rows below may be out of date.' : undefined}
      isRetrying={isFetching}
      retry={() => void refetch()}
    />
  )
}
