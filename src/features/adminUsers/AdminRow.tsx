import { adminLabel, adminStatus } from '../../config/adminStatus'
import type { AdminUser } from '../../contract/entities'
import { formatDayOf } from '../../shared/dates'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column } from '../../lists/table/columns'
import { StatusChip } from '../../ui/StatusChip'
import { EmailChip } from '../../ui/WhoLink'
import { AdminMenu } from './AdminMenu'
import { InvitedUntil } from './InvitedUntil'
import { roleText } from './roleText'

function Status({ admin }: { admin: AdminUser }) {
  return (
    <>
      <StatusChip {...adminStatus(admin)} />
      {admin.invited_until && <InvitedUntil instant={admin.invited_until} />}
    </>
  )
}

export const adminColumns: readonly Column<AdminUser>[] = [
  { label: 'Email', sort: 'email', cell: ({ email }) => <EmailChip email={email} />, text: ({ email }) => email },
  { label: 'Name', sort: 'name', cell: ({ name }) => <bdi title={name}>{name || '-'}</bdi>, text: ({ name }) => name },
  { label: 'Role', sort: 'role', cell: ({ role }) => roleText(role), text: ({ role }) => roleText(role) },
  {
    label: 'Date Joined',
    sort: 'created_at',
    cell: ({ created_at }) => formatDayOf(created_at),
    text: ({ created_at }) => created_at,
  },
  { label: 'Status', cell: (admin) => <Status admin={admin} />, text: adminLabel },
  { label: 'Action', hideLabel: true, align: 'right', cell: (admin) => <AdminMenu admin={admin} /> },
]

/** An admin on a compact screen. */
export function AdminCard({ admin }: { admin: AdminUser }) {
  const { email, name, role, created_at } = admin
  return (
    <RowCard menu={<AdminMenu admin={admin} />}>
      <EmailChip email={email} />
      <CardLines>
        <span dir="auto">{name || '-'}</span> · {roleText(role)} · joined {formatDayOf(created_at)}
      </CardLines>
      <Status admin={admin} />
    </RowCard>
  )
}
