import { isNotOffered } from '../api/errors'
import type { Subject } from '../contract/dossier'
import type { Activity, AdminUser, Asset, User } from '../contract/entities'
import type { Role } from '../contract/roles'
import { mayOpen } from '../session/RequireRole'
import { identityOf, isNamed } from './identity'
import { StaticPart } from './Part'
import { Person, type DossierSlots } from './Person'
import { activityByName, assetsByAddress, staffByName, usersByName } from './personLists'
import { ActivityPart, AssetsPart, StaffPart, UserPart } from './PersonParts'
import { useSearched } from './useSearched'

interface FromListsProps {
  subject: Subject
  role: Role
  slots: DossierSlots
}

const isUser = ({ email, public_address }: User, text: string) => isNamed(text, email, public_address)
const isStaff = ({ email }: AdminUser, text: string) => isNamed(text, email)
// An admin sees moderators only, even if the server sends more.
const isModerator = (row: AdminUser, text: string) => row.role === 'moderator' && isStaff(row, text)
const isAsset = ({ public_address, contract_address }: Asset, text: string) =>
  isNamed(text, public_address, contract_address)
const isLine = ({ actor, target }: Activity, text: string) => isNamed(text, actor, target.replace(/^[a-z]+ \d+ /, ''))

/** Who somebody is, searched in the lists: for servers that don't answer that in one call. */
export function FromLists({ subject, role, slots }: FromListsProps) {
  const users = useSearched(usersByName, subject.text, isUser)
  const identity = identityOf(subject, users.currentData?.rows)
  const [email] = identity.emails
  return (
    <Person
      identity={identity}
      isOpen={users.isFetching}
      role={role}
      slots={slots}
      user={<UserPart query={users} UserActs={slots.UserActs} />}
      staff={mayOpen(role, 'admin-users') && <StaffSearch key={email} email={email} role={role} />}
      assets={identity.address && <AssetSearch key={identity.address} address={identity.address} />}
      activity={mayOpen(role, 'activity') && <ActivitySearch key={email} email={email} slots={slots} />}
    />
  )
}

const NoEmail = ({ title }: { title: string }) => (
  <StaticPart title={title}>It's searched by e-mail, and none is known for this address.</StaticPart>
)

const StaffSearch = ({ email, role }: { email: string | undefined; role: Role }) =>
  email ? <StaffOf email={email} role={role} /> : <NoEmail title="Staff account" />

function StaffOf({ email, role }: { email: string; role: Role }) {
  return <StaffPart query={useSearched(staffByName, email, role === 'super-admin' ? isStaff : isModerator)} />
}

function AssetSearch({ address }: { address: string }) {
  return <AssetsPart address={address} query={useSearched(assetsByAddress, address, isAsset)} />
}

const ActivitySearch = ({ email, slots }: { email: string | undefined; slots: DossierSlots }) =>
  email ? <ActivityOf email={email} slots={slots} /> : <NoEmail title="Activity" />

function ActivityOf({ email, slots }: { email: string; slots: DossierSlots }) {
  const query = useSearched(activityByName, email, isLine)
  if (isNotOffered(query.error) && !query.currentData)
    return <StaticPart title="Activity">This server doesn't keep an activity log.</StaticPart>
  return <ActivityPart query={query} ActivityLine={slots.ActivityLine} search={email} />
}
