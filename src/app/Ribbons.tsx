import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { CopyDiagnostics } from '../ui/CopyDiagnostics'
import { reloadPage } from '../ui/reloadPage'
import { useOnline } from '../ui/useOnline'
import { selectCrashedDomains } from './appSlice'

/** What people call the domains whose sagas can fail. */
const partNames = new Map([
  ['session', 'signing in and out'],
  ['wallet', 'the wallet'],
  ['transactions', 'transactions'],
  ['awaitRecords', 'transactions'],
  ['refreshChains', 'refreshing figures of the chains'],
  ['users', 'Users'],
  ['campaigns', 'Campaigns'],
  ['tasks', 'Tasks'],
  ['admin-users', 'Admin Users'],
  ['settings', 'Settings'],
  ['vesting', 'Vesting'],
])

/** The strips below the header: no network, or a part that has failed. They stand empty before, so that their words are read out. */
export function Ribbons() {
  const online = useOnline()
  const crashed = useSelector(selectCrashedDomains)
  const parts = [...new Set(crashed.map((domain) => partNames.get(domain) ?? 'a part of this page'))]
  return (
    <Strips role="status">
      {!online && <p>You are offline. What you see is from before; it is read again when you are back.</p>}
      {parts.length > 0 && (
        <p>
          {`Something failed that should not: ${parts.join(', ')}. It may not answer until the page is reloaded.`}
          <Button onClick={reloadPage}>Reload</Button>
          <CopyDiagnostics />
        </p>
      )}
    </Strips>
  )
}

const Strips = styled.div({
  position: 'sticky',
  zIndex: 9,
  top: 64,
  background: 'var(--surface)',
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    margin: 0,
    padding: '6px clamp(16px, 3vw, 32px)',
    borderBottom: '1px solid var(--border)',
    borderLeft: '4px solid var(--waiting)',
    fontSize: 13,
  },
})
