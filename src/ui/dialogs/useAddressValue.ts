import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from '../useQuery'

/** The history entry that is being left by going back; going back twice would leave the page. */
let leaving: string | undefined

/**
 * What is open, stored in the address under a name (`?view=17`): links can be shared, Back closes it and Forward opens
 * it again. Closing goes back if opening made a history entry, else it removes the value from the address, so that no
 * useless entry remains.
 */
export function useAddressValue(name: string) {
  const [query, changeQuery] = useQuery()
  const location: { key: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const close = () => {
    if (!isStep(location.state)) {
      changeQuery((params) => params.delete(name), { replace: true })
    } else if (leaving !== location.key) {
      leaving = location.key
      window.addEventListener('popstate', () => (leaving = undefined), { once: true })
      void navigate(-1)
    }
  }
  return {
    value: query.get(name),
    /** Another value instead of an open one adds no history entry: Back closes whatever is open. */
    open: (value: string) =>
      changeQuery(
        (params) => params.set(name, value),
        query.has(name) ? { replace: true, state: location.state } : { state: { isStep: true } },
      ),
    close,
  }
}

/** Whether the previous entry is the same page without the dialog. */
const isStep = (state: unknown) => typeof state === 'object' && state !== null && 'isStep' in state
