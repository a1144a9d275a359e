import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import { useSaid } from '../ui/messages/useSaid'
import type { WalletOption } from './walletPort'
import { connectRequested, selectWallet, stopConnectingRequested } from './walletSlice'

/** All ways to connect, with the one in progress marked. */
export function WalletList() {
  const { options, link } = useSelector(selectWallet)
  if (options.length === 0) return <Loading />
  return (
    <List>
      {options.map((option) => (
        <li key={option.id}>
          <Wallet option={option} />
          {link.status === 'connecting' && link.id === option.id && <Waiting slow={link.slow} />}
        </li>
      ))}
    </List>
  )
}

function Wallet({ option: { id, name, icon, notAvailable } }: { option: WalletOption }) {
  const dispatch = useDispatch()
  const { link, lastUsed } = useSelector(selectWallet)
  const isConnecting = link.status === 'connecting'
  const isAsked = isConnecting && link.id === id
  return (
    <>
      <Button
        variant="outlined"
        disabled={notAvailable !== undefined || (isConnecting && !isAsked)}
        loading={isAsked}
        aria-describedby={notAvailable && `why-${id}`}
        onClick={() => dispatch(connectRequested(id))}
      >
        {icon ? <img src={icon} alt="" width="24" height="24" /> : <span aria-hidden className="no-icon" />}
        <bdi>{name}</bdi>
        {notAvailable !== undefined && <small>Not available</small>}
        {notAvailable === undefined && lastUsed === id && <small>Last used</small>}
      </Button>
      {notAvailable && <p id={`why-${id}`}>{notAvailable}</p>}
    </>
  )
}

function Waiting({ slow }: { slow: boolean }) {
  const dispatch = useDispatch()
  const text = slow
    ? "Your wallet hasn't responded yet. Open and unlock it. If it shows no request, stop waiting and reload the page."
    : 'Confirm in your wallet.'
  useSaid(text)
  return (
    <p>
      {text}
      {slow && (
        <Button variant="outlined" onClick={() => dispatch(stopConnectingRequested())}>
          Stop waiting
        </Button>
      )}
    </p>
  )
}

const List = styled.ul({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': { width: '100%', minHeight: 48, justifyContent: 'flex-start' },
  '& .button-label': { width: '100%', textAlign: 'left' },
  '& bdi': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { color: 'var(--quiet)', fontWeight: 400 },
  '& .no-icon': { width: 24, height: 24, borderRadius: 6, background: 'var(--border)' },
  '& p': { display: 'grid', gap: 8, margin: '4px 0 0', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
})
