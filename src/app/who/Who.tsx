import type { Role } from '../../contract/roles'
import { Dossier } from '../../dossier/Dossier'
import { SentenceText } from '../../features/activity/SentenceText'
import { CampaignStatus } from './CampaignStatus'
import { UserActs } from './UserActs'
import { VestingActs } from './VestingActs'

const slots = { UserActs, VestingActs, ActivityEntry: SentenceText, CampaignStatus }

interface WhoProps {
  of: string
  role: Role
  onClose: () => void
}

/** The dossier with what features let one do in it. */
export default function Who(props: WhoProps) {
  return <Dossier {...props} slots={slots} />
}
