import type { ReactNode } from 'react'
import { roleLabel } from '../../config/roleLabel'
import type { Activity } from '../../contract/entities'
import { formatDayOf, formatTimeOf } from '../../shared/dates'
import { Button } from '../../ui/Button'
import { NextIcon } from '../../ui/icons'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column, Field } from '../../lists/table/columns'
import { useViewed } from '../../ui/dialogs/useViewed'
import { changeText } from './changeText'
import { Outcome, outcomeText } from './Outcome'
import { SentenceText } from './SentenceText'
import { sentenceOf } from './sentence'
import { EmailChip } from '../../ui/WhoLink'

function OpenButton({ entry: { id } }: { entry: Activity }) {
  const { view } = useViewed()
  return (
    <Button variant="icon" data-opens aria-label={`Details of entry ${id}`} title="Details" onClick={() => view(id)}>
      <NextIcon />
    </Button>
  )
}

/** Two lines that are cut off and never wrap, so that all rows have one height; the tooltip has the whole text. */
const TwoLines = ({ main, more, title }: { main: ReactNode; more: string; title: string }) => (
  <span className="activity-cell" title={title}>
    <bdi>{main}</bdi>
    <small dir="auto">{more}</small>
  </span>
)

export const activityColumns: readonly Column<Activity>[] = [
  {
    label: 'Time',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <TwoLines main={formatDayOf(created_at)} more={formatTimeOf(created_at)} title={created_at} />
    ),
  },
  {
    label: 'Who',
    sort: 'actor',
    cell: (entry) => (
      <TwoLines main={<EmailChip email={entry.actor} />} more={roleLabel(entry.role)} title={entry.actor} />
    ),
  },
  {
    label: 'What',
    sort: 'action',
    cell: (entry) => {
      const [main, more] = [sentenceOf(entry), changeText(entry)]
      return <TwoLines main={<SentenceText entry={entry} />} more={more} title={more ? `${main} · ${more}` : main} />
    },
  },
  { label: 'Outcome', cell: (entry) => <Outcome entry={entry} /> },
  { label: 'Details', hideLabel: true, align: 'right', cell: (entry) => <OpenButton entry={entry} /> },
]

/** What an entry is sorted by and exported with: the columns, and what only its details show. */
export const activityFields: readonly Field<Activity>[] = [
  { label: 'Time', sort: 'created_at', text: ({ created_at }) => created_at },
  {
    label: 'Who',
    sort: 'actor',
    text: (entry) => (entry.role ? `${entry.actor} (${roleLabel(entry.role)})` : entry.actor),
  },
  { label: 'What', sort: 'action', text: sentenceOf },
  { label: 'Action', text: ({ action }) => action },
  { label: 'Target', text: ({ target }) => target },
  { label: 'Outcome', text: outcomeText },
  { label: 'Change', text: changeText },
  { label: 'Request Id', text: ({ request_id }) => request_id },
]

/** An audit entry on a compact screen. */
export function ActivityCard({ entry }: { entry: Activity }) {
  const { actor, created_at } = entry
  const change = changeText(entry)
  return (
    <RowCard menu={<OpenButton entry={entry} />}>
      <bdi className="activity-line">
        <SentenceText entry={entry} />
      </bdi>
      {change && (
        <CardLines>
          <span dir="auto">{change}</span>
        </CardLines>
      )}
      <CardLines>
        <EmailChip email={actor} />
        {entry.role && ` · ${roleLabel(entry.role)}`}
      </CardLines>
      <Outcome entry={entry} />{' '}
      <small title={created_at}>
        {formatDayOf(created_at)}, {formatTimeOf(created_at)}
      </small>
    </RowCard>
  )
}
