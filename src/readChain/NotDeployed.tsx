import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import type { useReadChain } from './useReadChain'
import { selectConnection, switchRequested } from '../wallet/walletSlice'

/** Replaces a page whose contract is not deployed on the chosen chain, and offers a chain that has it. */
export function NotDeployed({
  what,
  chain,
  having: [first],
  choose,
}: ReturnType<typeof useReadChain> & { what: string }) {
  const dispatch = useDispatch()
  const connection = useSelector(selectConnection)
  if (!chain)
    return (
      <EmptyState title={`No network has a ${what}`} hint="The configuration has no address for it on any network." />
    )
  const go = (id: number) => {
    choose(id)
    if (connection && connection.chainId !== id) dispatch(switchRequested(id))
  }
  return (
    <EmptyState
      title={`Not deployed on ${chain.name}`}
      hint={`This network has no ${what}.`}
      action={first && <Button variant="outlined" onClick={() => go(first.id)}>{`Switch to ${first.name}`}</Button>}
    />
  )
}
