import styled from '@emotion/styled'
import { formatDayOf } from '../../shared/dates'
import type { ListChoice, ListParams } from '../listParams'

interface FilterChipsProps {
  list: ListParams
  /** The words for the list's statuses. */
  statusLabels?: Readonly<Record<string, string>>
}

/** The active filters of a list, each with a button to remove it. */
export function FilterChips({ list: { chosen, request, choose }, statusLabels = {} }: FilterChipsProps) {
  const { search, status } = chosen
  const chips: [ListChoice, string | undefined][] = [
    ['search', search && `“${search}”`],
    ['status', status && (statusLabels[status] ?? status)],
    ['from', request.created_from && `From ${formatDayOf(request.created_from)}`],
  ]
  return chips.map(
    ([choice, text]) =>
      text && (
        <Chip key={choice}>
          <bdi>{text}</bdi>
          <button type="button" aria-label={`Clear ${text}`} onClick={() => choose(choice, undefined)}>
            ×
          </button>
        </Chip>
      ),
  )
}

const Chip = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  maxWidth: 240,
  padding: '0 4px 0 12px',
  border: '1px solid var(--accent)',
  borderRadius: 14,
  color: 'var(--accent)',
  fontSize: 13,
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': {
    width: 24,
    height: 24,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
})
