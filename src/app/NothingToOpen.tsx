import { roleLabels, type Role } from '../api/contract/roles'
import { EmptyState } from '../ui/EmptyState'
import { Page } from '../ui/Page'

/** What somebody sees whose role has no screen yet. */
export default function NothingToOpen({ role }: { role: Role }) {
  return (
    <Page title="Welcome">
      <EmptyState
        title={`There is no screen for a ${roleLabels[role]} yet`}
        hint="Ask an administrator for another role if you expected to work here."
      />
    </Page>
  )
}
