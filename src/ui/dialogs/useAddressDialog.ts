import { useAddressValue } from './useAddressValue'

/** A dialog of a page that the address opens (`?open=upload`), so that one can be led to it. */
export function useAddressDialog(name: string) {
  const { value, open, close } = useAddressValue('open')
  return { isOpen: value === name, open: () => open(name), close }
}
