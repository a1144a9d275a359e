import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { scheduleName, type ScheduleRow } from './ScheduleRow'
import { UnlockChart } from './UnlockChart'

interface CurveDialogProps {
  schedule: ScheduleRow
  onClose: () => void
}

/** How a schedule unlocks. */
export default function CurveDialog({ schedule, onClose }: CurveDialogProps) {
  const { now, unit } = schedule
  return (
    <DialogFrame
      title={scheduleName(schedule)}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <UnlockChart title="Unlock curve" {...{ schedule, now, unit }} />
    </DialogFrame>
  )
}
