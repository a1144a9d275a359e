import { useState } from 'react'

/** Whether something of a row is open. It closes when the component is reused for another row (`rowPlaces.ts`). */
export function useOpen({ id }: { id: string }) {
  const [openId, setOpenId] = useState<string>()
  return { isOpen: openId === id, open: () => setOpenId(id), close: () => setOpenId(undefined) }
}
