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
    <div className="ribbons" role="status">
      {!online && <p>You're offline. Showing the last data loaded; it refreshes when you reconnect.</p>}
      {parts.length > 0 && (
        <p>
          {`Something went wrong in: ${parts.join(', ')}. It may not respond until you reload the page.`}
          <Button onClick={reloadPage}>Reload</Button>
          <CopyDiagnostics />
        </p>
      )}
    </div>
  )
}
