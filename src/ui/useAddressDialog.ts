import { useSearchParams } from 'react-router-dom'

/** A dialog of a page that the address opens (`?open=upload`), so that one can be led to it; closing takes it out again. */
export function useAddressDialog(name: string) {
  const [query, setQuery] = useSearchParams()
  return {
    isOpen: query.get('open') === name,
    open: () =>
      setQuery((params) => {
        params.set('open', name)
        return params
      }),
    close: () =>
      setQuery(
        (params) => {
          params.delete('open')
          return params
        },
        { replace: true },
      ),
  }
}
