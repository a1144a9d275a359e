import { useAddressValue } from './useAddressValue'

/** Which row of a list is open, kept in the address (`?view=17`). */
export function useViewed() {
  const { value, open, close } = useAddressValue('view')
  return { viewed: value, view: open, close }
}
