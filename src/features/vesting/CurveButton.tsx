import styled from '@emotion/styled'
import { useOpen } from '../../lists/table/useOpen'
import { isTime } from '../../shared/dates'
import { Button } from '../../ui/Button'
import { NextIcon } from '../../ui/icons'
import { overlayPart } from '../../ui/lazyPart'
import type { ScheduleRow } from './ScheduleRow'

const CurveDialog = overlayPart(() => import(/* webpackChunkName: "vesting-dialogs" */ './CurveDialog'))

/** Shows how a schedule unlocks; an arrow where there is no room for its words, as in a card. */
export function CurveButton({ row }: { row: ScheduleRow }) {
  const { isOpen, open, close } = useOpen(row)
  // Without its start nobody knows when it unlocks.
  if (!isTime(row.startTime)) return null
  return (
    <>
      <Button data-opens title="View schedule" onClick={open}>
        <Words className="visually-hidden">
          View schedule<span className="visually-hidden"> {Number(row.id) + 1}</span>
        </Words>
        <NextIcon />
      </Button>
      {isOpen && <CurveDialog schedule={row} onClose={close} />}
    </>
  )
}

// The container is the table; a card has none.
const Words = styled.span({
  '& + svg': { margin: '0 -7px' },
  '@container (min-width: calc(941rem / 14))': {
    '&&': { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
    '& + svg': { display: 'none' },
  },
})
