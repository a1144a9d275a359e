import { StatusChip, type StatusTone } from '../../../ui/StatusChip'
import type { Decision } from './reviewSlice'

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
  held: 'Approving',
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
  const label = 'text' in decision ? decision.text : labels[decision.kind]
  const requestId = 'requestId' in decision ? decision.requestId : undefined
  return (
    <StatusChip
      tone={tones[decision.kind]}
      label={requestId ? `${label} (request ${requestId})` : label}
      shapeOnly={shapeOnly}
    />
  )
}
