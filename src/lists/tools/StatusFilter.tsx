import { memo } from 'react'
import type { ListParams } from '../listParams'
import { Select } from '../../ui/forms/Select'

interface StatusFilterProps {
  list: ListParams
  /** The words for the list's statuses, in the order of the options. */
  labels: Readonly<Record<string, string>>
}

/** Filters a list by status. */
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
