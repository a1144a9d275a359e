import { formatMoment } from '../../shared/moments'
import { useNow } from '../../ui/useNow'
import { invitationText } from './invitationText'

const minute = 60_000

/** How long the invitation of somebody who has not accepted it yet is open; an ISO instant. */
export function InvitedUntil({ instant }: { instant: string }) {
  const now = useNow(minute)
  const end = Date.parse(instant)
  return (
    <small className="invited-until" title={end > now ? formatMoment(end / 1000) : undefined}>
      {invitationText(end, now)}
    </small>
  )
}
