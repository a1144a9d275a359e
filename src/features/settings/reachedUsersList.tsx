import { adminApi } from '../../api/adminApi'
import type { User } from '../../contract/entities'
import { defineList } from '../../lists/defineList'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import { formatFigure, pointsText } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { AddressChip } from '../../ui/AddressChip'
import { EmailChip } from '../../ui/WhoLink'

const Address = ({ user: { public_address } }: { user: User }) =>
  public_address ? <AddressChip address={public_address} /> : '-'

const UserCard = ({ user }: { user: User }) => (
  <RowCard>
    <EmailChip email={user.email} />
    {user.public_address && <Address user={user} />}
    <CardLines>
      {pointsText(user.spunky_points)} · joined {formatDayOf(user.created_at)}
    </CardLines>
  </RowCard>
)

/** The users who have reached the minimum points, richest first, in the server's order. */
export const reachedUsersList = defineList({
  name: 'reachedUsers',
  label: 'Users at the minimum',
  endpoint: adminApi.endpoints.minPointsUsers,
  offers: { sort: [], status: [] },
  search: 'search by email',
  textOf: ({ email }) => email,
  columns: [
    { label: 'Email', cell: ({ email }) => <EmailChip email={email} />, text: ({ email }) => email },
    { label: 'Wallet Address', cell: (user) => <Address user={user} />, text: ({ public_address }) => public_address },
    { label: 'Date Joined', cell: ({ created_at }) => formatDayOf(created_at), text: ({ created_at }) => created_at },
    {
      label: 'Points',
      align: 'right',
      cell: ({ spunky_points }) => formatFigure(spunky_points, 'points'),
      text: ({ spunky_points }) => spunky_points ?? '',
    },
  ],
  card: (user) => <UserCard user={user} />,
  cardHeight: 122,
  empty: {
    title: 'No User reach Minimum Point.',
    hint: 'Users appear here when they reach the minimum points.',
    noMatch: 'No user found',
    disablesSearch: true,
  },
})
