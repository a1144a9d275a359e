import { SessionEnded } from '../features/signIn/SessionEnded'
import type { OpenSession } from '../session/sessionSlice'
import { LeaveGuard } from './LeaveGuard'
import { OfflineRibbon } from './OfflineRibbon'

/**
 * What the shell needs only when something goes wrong. It is fetched behind the first page and not when it is needed: then
 * the network may be gone, or a newer version served.
 */
export default function ShellExtras({ session }: { session: OpenSession }) {
  return (
    <>
      <OfflineRibbon />
      <LeaveGuard />
      {session.status === 'expired' && <SessionEnded email={session.email} />}
    </>
  )
}
