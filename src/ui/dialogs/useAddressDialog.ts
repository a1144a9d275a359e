import { useAddressValue } from './useAddressValue'

/** A dialog whose open state is in the address (`?open=upload`), so that links can open it. */
export function useAddressDialog(name: string) {
  const { value, open, close } = useAddressValue('open')
  return { isOpen: value === name, open: () => open(name), close }
}
