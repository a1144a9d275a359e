import { useLocation, useNavigate } from 'react-router-dom'
import { useAddressValue } from '../../ui/dialogs/useAddressValue'
import { mayLeave } from '../../ui/forms/unsaved'

/** The ways to other pages; somebody with unsaved work is asked before. */
export function useWays() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { open: who } = useAddressValue('who')
  return {
    /** Shows who an address or an e-mail is, over the present page. */
    who,
    go: async (to: string) => {
      // Another address of the same page loses nothing.
      if (to.split('?')[0] === pathname || (await mayLeave())) await navigate(to)
    },
  }
}

export type Ways = ReturnType<typeof useWays>
