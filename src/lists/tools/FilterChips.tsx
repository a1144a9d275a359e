import { formatDayOf, instantOfDay } from '../../shared/dates'
import type { FilterWords, ListParams } from '../listParams'

interface FilterChipsProps {
  list: ListParams
  /** How a chosen value is written, where it is not read as it stands. */
  words: FilterWords | undefined
}

const dayWords = (label: string) => (day: string) => `${label} ${formatDayOf(instantOfDay(day) ?? '')}`

const filters = ['action', 'actor', 'from', 'to'] as const

/** The filters that are set, each with a button to remove it: where their controls are behind a button, and on paper. */
export default function FilterChips({ list: { chosen, choose }, words }: FilterChipsProps) {
  const written: FilterWords = { from: dayWords('From'), to: dayWords('To'), ...words }
  return filters.map((filter) => {
    const value = chosen[filter]
    if (value === undefined) return null
    const text = written[filter]?.(value) ?? value
    return (
      <span key={filter} className="list-chip">
        <bdi>{text}</bdi>
        <button type="button" aria-label={`Clear ${text}`} onClick={() => choose(filter, undefined)}>
          <span aria-hidden>×</span>
        </button>
      </span>
    )
  })
}
