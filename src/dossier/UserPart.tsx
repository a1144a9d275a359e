import { activeStatus } from '../config/activeStatus'
import { linkTo } from '../config/linkTo'
import type { User } from '../contract/entities'
import { formatFigure } from '../shared/amounts'
import { formatDayOf } from '../shared/dates'
import { AddressChip } from '../ui/AddressChip'
import { Fact } from '../ui/Fact'
import { Link } from '../ui/Link'
import { StatusChip } from '../ui/StatusChip'
import { EmailChip } from '../ui/WhoLink'
import { Acts, Facts, Part } from './Part'
import type { DossierSlots } from './Person'
import type { Counted, Reading } from './reading'
import { Rows } from './Rows'
import { useUserNow } from './useUserNow'

/** A user; `can_redeem` is what our server adds in a dossier. */
type KnownUser = User & { can_redeem?: boolean }

interface UserPartProps {
  query: Reading<Counted<KnownUser>>
  /** What may be done to a user. */
  UserActs: DossierSlots['UserActs']
}

export const UserPart = ({ query, UserActs }: UserPartProps) => (
  <Part title="User" query={query} things="users">
    {(found) => (
      <Rows found={found} progress={query.progress} none="Not a user of the platform.">
        {(user) => <KnownUserFacts user={user} UserActs={UserActs} refetch={query.refetch} />}
      </Rows>
    )}
  </Part>
)

type FactsProps = Pick<UserPartProps, 'UserActs'> & Pick<UserPartProps['query'], 'refetch'> & { user: KnownUser }

function KnownUserFacts({ user, UserActs, refetch }: FactsProps) {
  const { now, isReading, readAgain } = useUserNow(user, refetch)
  return (
    <>
      <Facts>
        <Fact label="E-mail">
          <EmailChip email={user.email} />
        </Fact>
        <Fact label="Wallet">{user.public_address ? <AddressChip address={user.public_address} /> : 'none'}</Fact>
        <Fact label="Points">{formatFigure(user.spunky_points, 'points')}</Fact>
        <Fact label="Joined">{formatDayOf(user.created_at)}</Fact>
        <Fact label="Status">
          <StatusChip {...activeStatus(now)} />
        </Fact>
        {user.can_redeem !== undefined && <Fact label="Can redeem">{user.can_redeem ? 'Yes' : 'No'}</Fact>}
      </Facts>
      <Acts>
        <UserActs user={now} isReading={isReading} onEnded={readAgain} />
        <Link to={linkTo('users', { search: user.email || user.public_address })}>Open in Users</Link>
      </Acts>
    </>
  )
}
