import { useSearchParams } from 'react-router-dom'

/** Which row of a list is open, kept in the address (`?view=17`), so that a link to it can be sent and Back closes it. */
export function useViewed() {
  const [search, setSearch] = useSearchParams()
  return {
    viewed: search.get('view'),
    view: (id: string) =>
      setSearch((params) => {
        params.set('view', id)
        return params
      }),
    close: () =>
      setSearch(
        (params) => {
          params.delete('view')
          return params
        },
        { replace: true },
      ),
  }
}
