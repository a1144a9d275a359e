import { activeLabels } from './statusWords'

interface Row {
  is_active: boolean
}

export const activeLabel = ({ is_active }: Row) => (is_active ? activeLabels.active : activeLabels.inactive)

/** What the chip of a user or a task shows. */
export const activeStatus = (row: Row) => ({ tone: row.is_active ? 'good' : 'idle', label: activeLabel(row) }) as const
