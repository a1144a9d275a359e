import { useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import {
  selectConnection,
  selectLink,
  selectSwitching,
  switchRequested,
  walletDialogOpened,
} from '../../wallet/walletSlice'

/**
 * The account that would sign on a chain, and the step it needs first (connect, switch). No step when it is ready, or
 * while the wallet of the last visit reconnects.
 */
export function useWalletStep(chain: ChainConfig) {
  const connection = useSelector(selectConnection)
  const { status } = useSelector(selectLink)
  const switching = useSelector(selectSwitching)

  if (!connection && status === 'reconnecting') return { isReconnecting: true }
  if (!connection)
    return {
      step: {
        label: 'Connect wallet',
        reason: 'Connect a wallet to sign this.',
        action: walletDialogOpened(),
        busy: status === 'connecting',
      },
    }
  if (connection.chainId !== chain.id)
    return {
      account: connection.account,
      step: {
        label: `Switch to ${chain.name}`,
        reason: 'Your wallet is on a different network.',
        action: switchRequested(chain.id),
        busy: switching !== undefined,
      },
    }
  return { account: connection.account }
}
