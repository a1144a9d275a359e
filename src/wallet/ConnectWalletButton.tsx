import { useDispatch, useSelector } from 'react-redux'
import { chainName, useChains } from '../config/chains'
import { shortAddress } from '../shared/shortAddress'
import { Button } from '../ui/Button'
import { icon } from '../ui/icons'
import { StatusChip } from '../ui/StatusChip'
import { selectConnection, selectWallet, switchRequested, walletDialogOpened } from './walletSlice'

const Icon = icon(<path d="M3.5 6.5h13v9h-13zM3.5 6.5 13 3.5v3M13 11v0" />)

/** The wallet in the header: Connect, or the short address, and a switch when it is on an unsupported chain. */
export function ConnectWalletButton() {
  const dispatch = useDispatch()
  const chains = useChains()
  const { link, dialogOpen, chainId, switching } = useSelector(selectWallet)
  const connection = useSelector(selectConnection)
  // The dialog shows the progress of a connection; when it is closed, only this button can.
  const busy = link.status === 'reconnecting' || (link.status === 'connecting' && !dialogOpen)
  const short = connection && shortAddress(connection.account)
  const isSupported = !connection || chains.some(({ id }) => id === connection.chainId)
  return (
    <div className="wallet-tools">
      {!isSupported && (
        <>
          <StatusChip
            tone="waiting"
            label="Unsupported network"
            hint={`The wallet is on ${chainName(chains, connection.chainId)}`}
          />
          <Button variant="outlined" loading={switching === chainId} onClick={() => dispatch(switchRequested(chainId))}>
            {`Switch to ${chainName(chains, chainId)}`}
          </Button>
        </>
      )}
      {/* One button for both states, so that the focus returns to it when its dialog has changed the state. */}
      <Button
        variant="outlined"
        aria-busy={busy}
        aria-label={short && `Your wallet ${short}${isSupported ? '' : ', unsupported network'}`}
        title={connection?.account ?? 'Connect wallet'}
        onClick={() => dispatch(walletDialogOpened())}
      >
        {!isSupported && <span aria-hidden>◐</span>}
        <Icon />
        {link.status === 'connecting' ? (
          'Connecting…'
        ) : (
          <span className="icon-label">{short ? <code>{short}</code> : 'Connect wallet'}</span>
        )}
      </Button>
    </div>
  )
}
