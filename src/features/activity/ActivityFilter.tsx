import { useSelector } from 'react-redux'
import { activityActions } from '../../contract/activity'
import type { ListParams } from '../../lists/listParams'
import { selectSession } from '../../session/sessionSlice'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/forms/Select'
import { DayField } from './DayField'
import { wordsOfAction } from './sentence'

/** Narrows the log by type, to one's own acts, and to a span of days. */
export function ActivityFilter({ list: { chosen, choose } }: { list: ListParams }) {
  const session = useSelector(selectSession)
  const ownEmail = session.status === 'signedOut' ? '' : session.email
  const isOnlyMe = ownEmail !== '' && chosen.actor === ownEmail
  return (
    <>
      <span className="activity-type">
        <Select
          label="Type"
          hideLabel
          value={chosen.action ?? ''}
          onChange={(action) => choose('action', action || undefined)}
        >
          <option value="">All types</option>
          {activityActions.map((action) => (
            <option key={action} value={action}>
              {wordsOfAction(action)}
            </option>
          ))}
        </Select>
      </span>
      <span className="list-days">
        <DayField label="From" day={chosen.from} onChoose={(day) => choose('from', day)} />
        <DayField label="To" day={chosen.to} onChoose={(day) => choose('to', day)} />
      </span>
      {/* Without the e-mail of the session nobody can tell one's own acts. */}
      {ownEmail && (
        <Button
          variant="outlined"
          aria-pressed={isOnlyMe}
          onClick={() => choose('actor', isOnlyMe ? undefined : ownEmail)}
        >
          {isOnlyMe && '✓ '}Only me
        </Button>
      )}
    </>
  )
}
