import { useSelector } from 'react-redux'
import { parseAddress } from '../../shared/addresses'
import { useQuery } from '../../ui/useQuery'
import { selectConnection } from '../../wallet/walletSlice'

/** The account whose schedules are shown: the one in the address (`?account=0x…`), else the connected wallet's. */
export function useBeneficiary() {
  const connection = useSelector(selectConnection)
  const [query, changeQuery] = useQuery()
  const named = query.get('account') ?? ''
  const lookedUp = parseAddress(named)?.address
  return {
    account: lookedUp ?? connection?.account,
    /** The address as it was typed, so that the form can warn of its checksum. */
    typed: lookedUp === undefined ? '' : named,
    isLookedUp: lookedUp !== undefined,
    /** Undefined returns to the connected wallet. */
    lookUp: (account: string | undefined) =>
      changeQuery((params) => {
        if (account) params.set('account', account)
        else params.delete('account')
        params.delete('page')
      }),
  }
}
