import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'

type Change = (query: URLSearchParams) => void

/**
 * The query of the address, and a function that changes it. Each change starts from the present address: the router renders a
 * navigation later than it makes it, and its own setter starts from the rendered address, so that the second of two changes would
 * undo the first. Changes of a page that has been left already, even if the next one is still loading, are dropped.
 */
export function useQuery(): readonly [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  // Not the router's own hook: that can start from default values, which nothing here has, and costs a quarter of a kilobyte.
  const { pathname, search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const navigate = useNavigate()
  const change = useCallback(
    (update: Change, options?: NavigateOptions) => {
      if (window.location.pathname !== pathname) return
      const newest = new URLSearchParams(window.location.search)
      update(newest)
      void navigate({ search: newest.toString() }, options)
    },
    [navigate, pathname],
  )
  return [query, change]
}
