import { memo } from 'react'
import type { ListParams } from '../listParams'
import { Select } from '../../ui/forms/Select'

interface StatusFilterProps {
  list: ListParams
  /** What the list's statuses are called, in the order of the choice. */
  labels: Readonly<Record<string, string>>
}

/** Narrows a list to the rows of one status. */
export const StatusFilter = memo(function StatusFilter({ list: { chosen, choose }, labels }: StatusFilterProps) {
  return (
    <Select label="Status" value={chosen.status ?? ''} onChange={(status) => choose('status', status || undefined)}>
      <option value="">All</option>
      {Object.entries(labels).map(([status, label]) => (
        <option key={status} value={status}>
          {label}
        </option>
      ))}
    </Select>
  )
})
