import { useOpen } from '../../lists/table/useOpen'
import { Button } from '../../ui/Button'
import { NextIcon } from '../../ui/icons'
import { overlayPart } from '../../ui/lazyPart'
import type { ScheduleRow } from './ScheduleRow'

const CurveDialog = overlayPart(() => import(/* webpackChunkName: "vesting-dialogs" */ './CurveDialog'))

interface CurveButtonProps {
  row: ScheduleRow
  /** For a card, which has no room for words beside its text. */
  isIcon?: boolean
}

/** Shows how a schedule unlocks. */
export function CurveButton({ row, isIcon = false }: CurveButtonProps) {
  const { isOpen, open, close } = useOpen(row)
  const number = Number(row.id) + 1
  return (
    <>
      {isIcon ? (
        <Button variant="icon" data-opens aria-label={`View schedule ${number}`} title="View schedule" onClick={open}>
          <NextIcon />
        </Button>
      ) : (
        <Button data-opens onClick={open}>
          View schedule<span className="visually-hidden"> {number}</span>
        </Button>
      )}
      {isOpen && <CurveDialog schedule={row} onClose={close} />}
    </>
  )
}
