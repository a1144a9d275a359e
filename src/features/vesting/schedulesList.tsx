import { defineGivenList } from '../../lists/defineList'
import { ScheduleCard } from './ScheduleCard'
import { scheduleColumns, type ScheduleRow } from './ScheduleRow'
import { claimableAt, cliffEnd, vestingEnd } from '../../chain/vestingCurve'

/** The schedules of an account; the contract returns all of them at once. */
export const schedulesList = defineGivenList({
  name: 'schedules',
  label: 'Vesting',
  offers: { search: false, sort: ['amount', 'released', 'claimable', 'startTime', 'cliff', 'end'], status: [] },
  textOf: ({ id }) => id,
  sortKeys: {
    amount: ({ amount }) => amount,
    released: ({ released }) => released,
    claimable: (row) => claimableAt(row, row.now),
    startTime: ({ startTime }) => startTime,
    cliff: cliffEnd,
    end: vestingEnd,
  },
  columns: scheduleColumns,
  card: (row: ScheduleRow) => <ScheduleCard row={row} />,
  cardHeight: 170,
  empty: { title: 'No Vesting', hint: 'Nothing is vested to this address on this network.' },
})
