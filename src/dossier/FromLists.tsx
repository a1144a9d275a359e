import { isNotOffered } from '../api/errors'
import { isModerator } from '../config/adminStatus'
import type { Subject } from '../contract/dossier'
import type { Activity, AdminUser, Asset, Campaign, User } from '../contract/entities'
import type { Role } from '../contract/roles'
import { mayOpen } from '../contract/endpoints'
import { fold } from '../shared/fold'
import { ActivityPart } from './ActivityPart'
import { AssetsPart } from './AssetsPart'
import { CampaignsPart } from './CampaignsPart'
import { identityOf, isNamed, missingText } from './identity'
import { StaticPart } from './Part'
import { Person, type DossierSlots } from './Person'
import { activityByName, assetsByAddress, campaignsByName, staffByName, usersByName } from './personLists'
import { StaffPart } from './StaffPart'
import { UserPart } from './UserPart'
import { useSearched } from './useSearched'

interface FromListsProps {
  subject: Subject
  role: Role
  slots: DossierSlots
}

const isUser = ({ email, public_address }: User, text: string) => isNamed(text, email, public_address)
const isStaff = ({ email }: AdminUser, text: string) => isNamed(text, email)
const isNamedModerator = (row: AdminUser, text: string) => isModerator(row) && isStaff(row, text)
const isAsset = ({ public_address, contract_address }: Asset, text: string) =>
  isNamed(text, public_address, contract_address)
const isNaming = (row: Campaign, text: string) => fold(campaignsByName.textOf(row)).includes(fold(text))
const isEntry = ({ actor, target }: Activity, text: string) => isNamed(text, actor, target.replace(/^[a-z]+ \d+ /, ''))

/** Who somebody is, searched in the lists: for servers that don't answer that in one call. */
export function FromLists({ subject, role, slots }: FromListsProps) {
  const users = useSearched(usersByName, subject.text, isUser)
  const identity = identityOf(subject, users, users.currentData?.rows)
  const names = identity.emails.join('\n')
  const noEmail = missingText(
    'e-mail',
    identity.users,
    'This can only be searched by e-mail, and no e-mail is known for this address.',
  )
  return (
    <Person
      identity={identity}
      role={role}
      slots={slots}
      user={<UserPart query={users} UserActs={slots.UserActs} />}
      staff={
        mayOpen(role, 'admin-users') &&
        (names ? (
          <StaffSearch key={names} names={names} role={role} />
        ) : (
          <StaticPart title="Staff account">{noEmail}</StaticPart>
        ))
      }
      assets={identity.address && <AssetSearch key={identity.address} address={identity.address} />}
      campaigns={mayOpen(role, 'campaign') && <CampaignSearch subject={subject} slots={slots} />}
      activity={
        mayOpen(role, 'activity') &&
        (names ? (
          <ActivitySearch key={names} names={names} slots={slots} />
        ) : (
          <StaticPart title="Activity">{noEmail}</StaticPart>
        ))
      }
    />
  )
}

/** `names`: the e-mails, one a line. */
function StaffSearch({ names, role }: { names: string; role: Role }) {
  return <StaffPart query={useSearched(staffByName, names, role === 'super-admin' ? isStaff : isNamedModerator)} />
}

function AssetSearch({ address }: { address: string }) {
  return <AssetsPart address={address} query={useSearched(assetsByAddress, address, isAsset)} />
}

function CampaignSearch({ subject: { kind, text }, slots }: Pick<FromListsProps, 'subject' | 'slots'>) {
  const query = useSearched(campaignsByName, text, isNaming)
  return <CampaignsPart kind={kind} query={query} CampaignStatus={slots.CampaignStatus} />
}

function ActivitySearch({ names, slots }: { names: string; slots: DossierSlots }) {
  const query = useSearched(activityByName, names, isEntry)
  if (isNotOffered(query.error) && !query.currentData)
    return <StaticPart title="Activity">This server doesn't record activity.</StaticPart>
  return <ActivityPart query={query} ActivityEntry={slots.ActivityEntry} search={names.split('\n')[0]} />
}
