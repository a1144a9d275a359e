import { useState } from 'react'

/** Whether something of a row is open. A row on the screen may become another one (`rowPlaces.ts`), and that one is closed. */
export function useOpen({ id }: { id: string }) {
  const [openId, setOpenId] = useState<string>()
  return { isOpen: openId === id, open: () => setOpenId(id), close: () => setOpenId(undefined) }
}
