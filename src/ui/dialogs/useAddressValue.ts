import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The entry of the history that is being left by going back; it must not be left twice. */
let leaving: string | undefined

/**
 * What is open, kept in the address under a name (`?view=17`): a link to it can be sent, Back closes it and Forward opens it
 * again. Closing goes back where opening has made a step, else takes it out of the address, so that no step is left that
 * does nothing.
 */
export function useAddressValue(name: string) {
  const [query, setQuery] = useSearchParams()
  const location: { key: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const close = () => {
    if (!isStep(location.state)) {
      setQuery(
        (params) => {
          params.delete(name)
          return params
        },
        { replace: true },
      )
    } else if (leaving !== location.key) {
      leaving = location.key
      window.addEventListener('popstate', () => (leaving = undefined), { once: true })
      void navigate(-1)
    }
  }
  return {
    value: query.get(name),
    open: (value: string) =>
      setQuery(
        (params) => {
          params.set(name, value)
          return params
        },
        { state: { isStep: true } },
      ),
    close,
  }
}

/** Whether the entry before this one is the same page without the dialog. */
const isStep = (state: unknown) => typeof state === 'object' && state !== null && 'isStep' in state
