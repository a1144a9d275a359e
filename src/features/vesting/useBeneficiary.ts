import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { parseAddress } from '../../shared/addresses'
import { selectConnection } from '../../wallet/walletSlice'

/** Whose schedules the page shows: the address looked up (`?account=0x…`), else the connected wallet's. */
export function useBeneficiary() {
  const connection = useSelector(selectConnection)
  const [search, setSearch] = useSearchParams()
  const lookedUp = parseAddress(search.get('account') ?? '')?.address
  return {
    account: lookedUp ?? connection?.account,
    isLookedUp: lookedUp !== undefined,
    /** Undefined goes back to the connected wallet. */
    lookUp: (account: string | undefined) =>
      setSearch((params) => {
        if (account) params.set('account', account)
        else params.delete('account')
        params.delete('page')
        return params
      }),
  }
}
