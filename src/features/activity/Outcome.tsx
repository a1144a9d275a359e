import type { Activity } from '../../contract/entities'
import { outcomeLabels } from '../../config/statusWords'
import { StatusChip, type StatusTone } from '../../ui/StatusChip'

const known: Readonly<Partial<Record<string, readonly [StatusTone, string]>>> = {
  done: ['good', outcomeLabels.done],
  refused: ['failed', outcomeLabels.refused],
}

export const outcomeText = ({ outcome }: Activity) => known[outcome]?.[1] ?? (outcome || '-')

export const Outcome = ({ entry }: { entry: Activity }) => (
  <StatusChip tone={known[entry.outcome]?.[0] ?? 'idle'} label={outcomeText(entry)} />
)
