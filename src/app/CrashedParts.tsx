import { Button } from '../ui/Button'
import { CopyDiagnostics } from '../ui/CopyDiagnostics'
import { reloadPage } from '../ui/reloadPage'

/** What people call the domains whose sagas can fail. */
const partNames = new Map([
  ['session', 'signing in and out'],
  ['wallet', 'the wallet'],
  ['transactions', 'transactions'],
  ['awaitRecords', 'transactions'],
  ['refreshChains', 'network figures'],
  ['events', 'updates from colleagues'],
  ['thumbnails', 'thumbnails of videos'],
  ['users', 'Users'],
  ['campaigns', 'Campaigns'],
  ['review', 'Review campaigns'],
  ['tasks', 'Tasks'],
  ['admin-users', 'Admin Users'],
  ['settings', 'Settings'],
  ['vesting', 'Vesting'],
])

/** The strip that says which parts of the console have failed, each once. */
export default function CrashedParts({ domains }: { domains: readonly string[] }) {
  const parts = [...new Set(domains.map((domain) => partNames.get(domain) ?? 'a part of this page'))]
  return (
    <p>
      {`Something went wrong in: ${parts.join(', ')}. It may not respond until you reload the page.`}
      <Button onClick={reloadPage}>Reload</Button>
      <CopyDiagnostics />
    </p>
  )
}
