import { memo, useId } from 'react'
import type { ListParams } from '../listParams'

interface StatusTabsProps {
  list: ListParams
  /** The words for the list's statuses, in the order of the tabs. */
  labels: Readonly<Record<string, string>>
}

/** Filters a list by status: radio buttons that look like tabs. */
export const StatusTabs = memo(function StatusTabs({ list: { chosen, choose }, labels }: StatusTabsProps) {
  const name = useId()
  return (
    <div className="status-tabs" role="radiogroup" aria-label="Status">
      {Object.entries({ '': 'All', ...labels }).map(([status, label]) => (
        <label key={status}>
          <input
            type="radio"
            name={name}
            checked={(chosen.status ?? '') === status}
            onChange={() => choose('status', status || undefined)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
})
