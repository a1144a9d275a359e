import { memo, useId } from 'react'
import { formatCount } from '../../shared/amounts'
import type { Counts } from '../counts/counts'
import type { ListParams } from '../listParams'

interface StatusTabsProps {
  list: ListParams
  /** The words for the list's statuses, in the order of the tabs. */
  labels: Readonly<Record<string, string>>
  /**
   * The number of rows in each tab, by status; undefined while unknown. The room for it stays in any case: tabs that move
   * once a server has no counts would be under a finger that meant their neighbours.
   */
  counts: Counts | undefined
}

/** Filters a list by status: radio buttons that look like tabs. */
export const StatusTabs = memo(function StatusTabs({ list: { chosen, choose }, labels, counts }: StatusTabsProps) {
  const name = useId()
  return (
    <div className="status-tabs" role="radiogroup" aria-label="Status">
      {Object.entries({ '': 'All', ...labels }).map(([status, label]) => {
        const count = counts?.[status]
        const figure = count === undefined ? '' : formatCount(count)
        return (
          <label key={status}>
            <input
              type="radio"
              name={name}
              value={status || 'all'}
              aria-label={figure && `${label}, ${figure}`}
              checked={(chosen.status ?? '') === status}
              onChange={() => choose('status', status || undefined)}
            />
            <span>
              {label}
              <b>{figure}</b>
            </span>
          </label>
        )
      })}
    </div>
  )
})
