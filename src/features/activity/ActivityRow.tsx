import styled from '@emotion/styled'
import type { Activity } from '../../contract/entities'
import { formatDayOf, formatTimeOf } from '../../shared/dates'
import { AddressLabel } from '../../ui/AddressLabel'
import { Button } from '../../ui/Button'
import { NextIcon } from '../../ui/icons'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column } from '../../lists/table/columns'
import { useViewed } from '../../ui/dialogs/useViewed'
import { actText, roleText } from './actText'
import { changeText, shortChangeText } from './changeText'
import { Outcome, outcomeText } from './Outcome'

const RequestId = ({ line: { request_id } }: { line: Activity }) =>
  request_id ? <AddressLabel address={request_id} trailing={4} what="request id" /> : '-'

function OpenButton({ line: { id } }: { line: Activity }) {
  const { view } = useViewed()
  return (
    <Button variant="icon" aria-label={`Details of line ${id}`} title="Details" onClick={() => view(id)}>
      <NextIcon />
    </Button>
  )
}

/** Text cut after two lines, with small text below. */
const Pair = ({ main, more, width }: { main: string; more?: string; width?: number }) => (
  <Cell title={main} style={{ minWidth: width }}>
    <bdi>{main || '-'}</bdi>
    {more && <small>{more}</small>}
  </Cell>
)

export const activityColumns: readonly Column<Activity>[] = [
  {
    label: 'Time',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <Stack title={created_at}>
        {formatDayOf(created_at)}
        <small>{formatTimeOf(created_at)}</small>
      </Stack>
    ),
    text: ({ created_at }) => created_at,
  },
  {
    label: 'Who',
    sort: 'actor',
    cell: (line) => <Pair main={line.actor} more={roleText(line)} width={156} />,
    text: (line) => (line.role ? `${line.actor} (${roleText(line)})` : line.actor),
  },
  {
    label: 'What',
    sort: 'action',
    // Shown because the search matches the action's name too.
    cell: (line) => <Pair main={actText(line)} more={line.action} />,
    text: ({ action }) => action,
  },
  { label: 'Target', cell: ({ target }) => <Pair main={target} />, text: ({ target }) => target },
  { label: 'Outcome', cell: (line) => <Outcome line={line} />, text: outcomeText },
  { label: 'Change', cell: (line) => <Pair main={shortChangeText(line)} />, text: (line) => changeText(line) },
  { label: 'Request Id', cell: (line) => <RequestId line={line} />, text: ({ request_id }) => request_id },
  { label: 'Details', hideLabel: true, align: 'right', cell: (line) => <OpenButton line={line} /> },
]

/** An audit entry on a compact screen. */
export function ActivityCard({ line }: { line: Activity }) {
  const { actor, target, created_at } = line
  const change = shortChangeText(line)
  return (
    <RowCard menu={<OpenButton line={line} />}>
      <bdi>{actText(line)}</bdi>
      <Lines>
        <span dir="auto">{actor || '-'}</span>
        {line.role && ` · ${roleText(line)}`}
      </Lines>
      {target && <Lines dir="auto">{target}</Lines>}
      {change && <Lines dir="auto">{change}</Lines>}
      <Outcome line={line} />{' '}
      <small title={created_at}>
        {formatDayOf(created_at)}, {formatTimeOf(created_at)}
      </small>
    </RowCard>
  )
}

const Lines = styled(CardLines)({ overflowWrap: 'anywhere' })

const Stack = styled.span({
  display: 'grid',
  paddingBlock: 6,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: 'var(--quiet)', fontSize: 12 },
})

const Cell = styled(Stack)({
  minWidth: 132,
  maxWidth: 320,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& bdi': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
})
