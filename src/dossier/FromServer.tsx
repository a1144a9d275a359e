import type { Dossier, Subject } from '../contract/dossier'
import type { Role } from '../contract/roles'
import { mayOpen } from '../contract/endpoints'
import { ActivityPart } from './ActivityPart'
import { AssetsPart } from './AssetsPart'
import { CampaignsPart } from './CampaignsPart'
import { identityOf } from './identity'
import { Person, type DossierSlots } from './Person'
import { StaffPart } from './StaffPart'
import { UserPart } from './UserPart'
import { partOf, type Reading } from './reading'

interface FromServerProps {
  subject: Subject
  query: Reading<Dossier>
  role: Role
  slots: DossierSlots
}

/** Who somebody is, as our server has answered it in one call. */
export function FromServer({ subject, query, role, slots }: FromServerProps) {
  const identity = identityOf(subject, query, query.currentData?.users.rows)
  const { address, emails } = identity
  return (
    <Person
      identity={identity}
      role={role}
      slots={slots}
      user={<UserPart query={partOf(query, ({ users }) => users)} UserActs={slots.UserActs} />}
      staff={mayOpen(role, 'admin-users') && <StaffPart query={partOf(query, ({ staff }) => staff)} />}
      assets={address && <AssetsPart address={address} query={partOf(query, ({ assets }) => assets)} />}
      campaigns={
        mayOpen(role, 'campaign') && (
          <CampaignsPart
            kind={subject.kind}
            query={partOf(query, ({ campaigns }) => campaigns)}
            CampaignStatus={slots.CampaignStatus}
          />
        )
      }
      activity={
        mayOpen(role, 'activity') && (
          <ActivityPart
            query={partOf(query, ({ activity }) => activity)}
            ActivityEntry={slots.ActivityEntry}
            search={emails[0]}
          />
        )
      }
    />
  )
}
