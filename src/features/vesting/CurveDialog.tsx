import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/DialogFrame'
import { UnlockChart } from './UnlockChart'
import { UnlockTable } from './UnlockTable'
import { unlockPoints } from './unlockPoints'
import type { VestingTimes } from './vestingCurve'

interface CurveDialogProps {
  schedule: VestingTimes
  /** Seconds since 1970, of the chain. */
  now: number
  onClose: () => void
}

/** How a schedule unlocks: as a picture, and the same in numbers. */
export default function CurveDialog({ schedule, now, onClose }: CurveDialogProps) {
  const points = unlockPoints(schedule, now)
  return (
    <DialogFrame title="Unlock curve" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <UnlockChart schedule={schedule} now={now} />
      <details>
        <summary>The same in numbers</summary>
        <UnlockTable points={points} />
      </details>
    </DialogFrame>
  )
}
