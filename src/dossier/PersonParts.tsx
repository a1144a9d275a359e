import type { ComponentType } from 'react'
import type { Activity, AdminUser, Asset, User } from '../contract/entities'
import { roleLabel } from '../config/roleLabel'
import { screenPath } from '../config/paths'
import { activeStatus } from '../config/activeStatus'
import { adminStatus } from '../config/adminStatus'
import { formatFigure } from '../shared/amounts'
import { formatDayOf, formatTimeOf } from '../shared/dates'
import { sameHex } from '../shared/sameHex'
import { AssetAddress } from '../trackedAssets/assetRows'
import { AddressChip } from '../ui/AddressChip'
import { StatusChip } from '../ui/StatusChip'
import { EmailChip } from '../ui/WhoLink'
import { Acts, Facts, Part } from './Part'
import type { Counted, Reading } from './reading'
import type { DossierSlots } from './Person'
import { Rows } from './Rows'
import { useUserNow } from './useUserNow'
import { Link } from '../ui/Link'

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
        {(user) => <KnownUserFacts user={user} UserActs={UserActs} />}
      </Rows>
    )}
  </Part>
)

function KnownUserFacts({ user, UserActs }: Pick<UserPartProps, 'UserActs'> & { user: KnownUser }) {
  const { now, isReading, readAgain } = useUserNow(user)
  return (
    <>
      <Facts>
        <dt>E-mail</dt>
        <dd>
          <EmailChip email={user.email} />
        </dd>
        <dt>Wallet</dt>
        <dd>{user.public_address ? <AddressChip address={user.public_address} /> : 'none'}</dd>
        <dt>Points</dt>
        <dd>{formatFigure(user.spunky_points, 'points')}</dd>
        <dt>Joined</dt>
        <dd>{formatDayOf(user.created_at)}</dd>
        <dt>Status</dt>
        <dd>
          <StatusChip {...activeStatus(now)} />
        </dd>
        {user.can_redeem !== undefined && (
          <>
            <dt>Can redeem</dt>
            <dd>{user.can_redeem ? 'Yes' : 'No'}</dd>
          </>
        )}
      </Facts>
      <Acts>
        <UserActs user={now} isReading={isReading} onEnded={readAgain} />
        <Link to={listPath('users', user.email || user.public_address)}>Open in Users</Link>
      </Acts>
    </>
  )
}

export const StaffPart = ({ query }: { query: Reading<Counted<AdminUser>> }) => (
  <Part title="Staff account" query={query} things="accounts">
    {(found) => (
      <Rows found={found} progress={query.progress} none="No staff account that your role can see.">
        {({ email, name, role, created_at, is_active, invited_until }) => (
          <>
            <Facts>
              <dt>Name</dt>
              <dd>
                <bdi>{name || '-'}</bdi>
              </dd>
              <dt>E-mail</dt>
              <dd>
                <EmailChip email={email} />
              </dd>
              <dt>Role</dt>
              <dd>{roleLabel(role, 'none')}</dd>
              <dt>Joined</dt>
              <dd>{formatDayOf(created_at)}</dd>
              <dt>Status</dt>
              <dd>
                <StatusChip {...adminStatus({ is_active, invited_until })} />
              </dd>
            </Facts>
            <Acts>
              <Link to={listPath('admin-users', email)}>Open in Admin Users</Link>
            </Acts>
          </>
        )}
      </Rows>
    )}
  </Part>
)

interface AssetsPartProps {
  query: Reading<Counted<Asset>>
  address: string
}

export const AssetsPart = ({ query, address }: AssetsPartProps) => (
  <Part title="Tracked assets" query={query} things="assets">
    {(found) => {
      const isWallet = ({ public_address }: Asset) => sameHex(public_address, address)
      return (
        <>
          <Rows found={found} progress={query.progress} none="No tracked asset has this wallet or contract.">
            {(asset) => (
              <>
                <bdi>{asset.network || '-'}</bdi>, {asset.status || '-'}{' '}
                <small>since {formatDayOf(asset.created_at)}</small>
                <br />
                {isWallet(asset) ? 'Contract ' : 'Tracked for wallet '}
                <Other
                  network={asset.network}
                  address={isWallet(asset) ? asset.contract_address : asset.public_address}
                />
              </>
            )}
          </Rows>
          {/* The list can be searched by wallet only. */}
          {found.rows.some(isWallet) && (
            <Acts>
              <Link to={listPath('tracking', address)}>Open in Tracked Assets</Link>
            </Acts>
          )}
        </>
      )
    }}
  </Part>
)

const Other = ({ address, network }: { address: string; network: string }) =>
  address ? <AssetAddress {...{ address, network }} what="address" /> : 'none'

interface ActivityPartProps {
  query: Reading<Counted<Activity>>
  /** What an entry says. */
  ActivityEntry: ComponentType<{ entry: Activity }>
  search: string | undefined
}

export const ActivityPart = ({ query, ActivityEntry, search }: ActivityPartProps) => (
  <Part title="Activity" query={query} things="entries">
    {(found) => (
      <>
        <Rows found={found} progress={query.progress} none="No entry names this person.">
          {(entry) => (
            <>
              <ActivityEntry entry={entry} />
              <br />
              <small>
                {formatDayOf(entry.created_at)}, {formatTimeOf(entry.created_at)} by <bdi>{entry.actor || '-'}</bdi>
              </small>
            </>
          )}
        </Rows>
        {found.rows.length > 0 && search && (
          <Acts>
            <Link to={listPath('activity', search)}>Open in Activity</Link>
          </Acts>
        )}
      </>
    )}
  </Part>
)

/** A list narrowed by its search. */
const listPath = (screen: 'users' | 'admin-users' | 'tracking' | 'activity', search: string) =>
  `${screenPath(screen)}?${new URLSearchParams({ search }).toString()}`
