import { useState } from 'react'
import type { Endpoint, WindowState } from './endpoint'

/**
 * The state of a query for a window. Where the window could not be read before it was requested, as by a read ahead, it is read
 * again, and counts as being read until that has ended.
 */
export function useRequested<Row, Arg>(
  { useQuery }: Pick<Endpoint<Row, Arg>, 'useQuery'>,
  request: Arg,
  options: Parameters<Endpoint<Row, Arg>['useQuery']>[1],
): WindowState<Row> {
  const asked = useQuery(request, options)
  const { requestId, isFetching } = asked
  const hasFailed = asked.error !== undefined && !asked.currentData
  // The request that had failed; null while the next one is already under way.
  const failed = hasFailed ? (isFetching ? null : requestId) : undefined
  const key = JSON.stringify(request)
  const [before, setBefore] = useState({ key, failed })
  if (before.key !== key) setBefore({ key, failed })
  else if (before.failed !== undefined && requestId !== before.failed && !isFetching)
    setBefore({ key, failed: undefined })
  return before.failed === undefined ? asked : { ...asked, error: undefined, isFetching: true }
}
