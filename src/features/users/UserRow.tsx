import type { User } from '../../contract/entities'
import { useOnlyExplorer } from '../../config/ownContract'
import { activeLabel, activeStatus } from '../../config/activeStatus'
import { formatFigure, pointsText } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { AddressChip } from '../../ui/AddressChip'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column } from '../../lists/table/columns'
import { StatusChip } from '../../ui/StatusChip'
import { EmailChip } from '../../ui/WhoLink'
import { UserMenu } from './UserMenu'

function Address({ user: { public_address } }: { user: User }) {
  const explorerUrl = useOnlyExplorer()
  return public_address ? <AddressChip address={public_address} explorerUrl={explorerUrl} /> : '-'
}

export const userColumns: readonly Column<User>[] = [
  { label: 'Wallet Address', cell: (user) => <Address user={user} />, text: ({ public_address }) => public_address },
  {
    label: 'Date Joined',
    sort: 'created_at',
    cell: ({ created_at }) => formatDayOf(created_at),
    text: ({ created_at }) => created_at,
  },
  {
    label: 'Points',
    align: 'right',
    sort: 'spunky_points',
    cell: ({ spunky_points }) => <span title={spunky_points ?? ''}>{formatFigure(spunky_points, 'points')}</span>,
    text: ({ spunky_points }) => spunky_points ?? '',
  },
  { label: 'Email', sort: 'email', cell: ({ email }) => <EmailChip email={email} />, text: ({ email }) => email },
  { label: 'Status', cell: (user) => <StatusChip {...activeStatus(user)} />, text: activeLabel },
  { label: 'Action', hideLabel: true, align: 'right', cell: (user) => <UserMenu user={user} /> },
]

/** A user on a compact screen. */
export function UserCard({ user }: { user: User }) {
  return (
    <RowCard menu={<UserMenu user={user} />}>
      <EmailChip email={user.email} />
      {user.public_address && <Address user={user} />}
      <CardLines>
        {pointsText(user.spunky_points)} · joined {formatDayOf(user.created_at)}
      </CardLines>
      <StatusChip {...activeStatus(user)} />
    </RowCard>
  )
}
