import { useAddressValue } from './useAddressValue'

/** The open row of a list, stored in the address (`?view=17`). */
export function useViewed() {
  const { value, open, close } = useAddressValue('view')
  return { viewed: value, view: open, close }
}
