import { StatusChip, type StatusTone } from '../../../ui/StatusChip'
import { useNow } from '../../../ui/useNow'
import type { Decision } from './decision'

const tones: Readonly<Record<Decision['kind'], StatusTone>> = {
  held: 'waiting',
  sending: 'waiting',
  approved: 'good',
  deactivated: 'idle',
  skipped: 'idle',
  taken: 'idle',
  failed: 'failed',
  unknown: 'failed',
}

const labels = {
  held: 'Approved · not sent yet',
  sending: 'Approving',
  approved: 'Approved',
  deactivated: 'Deactivated',
  skipped: 'Skipped',
}

interface DecisionChipProps {
  decision: Decision
  shapeOnly?: boolean
}

/** What has become of a campaign in this review. */
export function DecisionChip({ decision, shapeOnly = false }: DecisionChipProps) {
  if (decision.kind === 'taken' && decision.isTold) return <ToldChip {...decision} shapeOnly={shapeOnly} />
  const said = decision.kind === 'approved' && decision.said
  const label = 'text' in decision ? decision.text : said || labels[decision.kind]
  const requestId = 'requestId' in decision ? decision.requestId : undefined
  return (
    <StatusChip
      tone={tones[decision.kind]}
      label={requestId ? `${label} (request ${requestId})` : label}
      shapeOnly={shapeOnly}
    />
  )
}

/** For a minute after it was told, a decision of a colleague has happened just now. */
function ToldChip({ text, at, shapeOnly }: { text: string; at: number; shapeOnly: boolean }) {
  const isNew = useNow(10_000) - at < 60_000
  return <StatusChip tone={tones.taken} label={isNew ? `${text} just now` : text} shapeOnly={shapeOnly} />
}
