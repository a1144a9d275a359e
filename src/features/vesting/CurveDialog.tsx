import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import type { ScheduleRow } from './ScheduleRow'
import { UnlockChart } from './UnlockChart'
import { UnlockTable } from './UnlockTable'
import { unlockPoints } from './unlockPoints'

interface CurveDialogProps {
  schedule: ScheduleRow
  onClose: () => void
}

/** How a schedule unlocks, as a chart and as a table. */
export default function CurveDialog({ schedule, onClose }: CurveDialogProps) {
  const points = unlockPoints(schedule, schedule.now)
  return (
    <DialogFrame title="Unlock curve" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <UnlockChart schedule={schedule} />
      <details>
        <summary>The same in numbers</summary>
        <UnlockTable points={points} unit={schedule.unit} />
      </details>
    </DialogFrame>
  )
}
