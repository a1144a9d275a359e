import { useState } from 'react'

interface Query {
  currentData?: unknown
  error?: unknown
  isFetching: boolean
  /** The last request, pending or answered. */
  requestId?: string | undefined
  originalArgs?: unknown
}

/**
 * The state of a query, without a failure from before this component asked, as of a read ahead or of an earlier visit. RTK Query keeps
 * that for a minute and reads again; until that read has ended, the query counts as being read.
 */
export function useWithoutOldFailure<Asked extends Query>(asked: Asked) {
  const { currentData, error, isFetching, requestId, originalArgs } = asked
  const hasFailed = error !== undefined && currentData === undefined
  // The request that had failed; null while the next one is already under way.
  const failed = hasFailed ? (isFetching ? null : requestId) : undefined
  const key = JSON.stringify(originalArgs)
  const [before, setBefore] = useState({ key, failed })
  if (before.key !== key) setBefore({ key, failed })
  else if (before.failed !== undefined && requestId !== before.failed && !isFetching)
    setBefore({ key, failed: undefined })
  return before.failed === undefined
    ? asked
    : { ...asked, error: undefined, isError: false as const, isFetching: true as const, isLoading: true as const }
}
