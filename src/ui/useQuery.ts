import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'

type Change = (query: URLSearchParams) => void

/**
 * The query of the address, and a function that changes it. The change starts from the address as it is now: the router
 * renders a navigation later than it makes it, and its own setter starts from what is rendered, so that the second of
 * two changes would undo the first. Once the address is that of another page, which may still be loading, a change of
 * this page is dropped.
 */
export function useQuery(): readonly [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  // The router's own hook for it can start from default values, which nothing here has: a quarter of a kilobyte.
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
