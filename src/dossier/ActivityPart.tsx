import { linkTo } from '../config/linkTo'
import type { Activity } from '../contract/entities'
import { formatDayOf, formatTimeOf } from '../shared/dates'
import { Link } from '../ui/Link'
import { Acts, Part } from './Part'
import type { DossierSlots } from './Person'
import type { Counted, Reading } from './reading'
import { Rows } from './Rows'

interface ActivityPartProps {
  query: Reading<Counted<Activity>>
  /** What an entry says. */
  ActivityEntry: DossierSlots['ActivityEntry']
  search: string | undefined
}

export const ActivityPart = ({ query, ActivityEntry, search }: ActivityPartProps) => (
  <Part title="Activity" query={query} things="entries">
    {(found) => (
      <>
        <Rows found={found} progress={query.progress} none="No entry names this person.">
          {(entry) => (
            <>
              <ActivityEntry entry={entry} />
              <br />
              <small>
                {formatDayOf(entry.created_at)}, {formatTimeOf(entry.created_at)} by <bdi>{entry.actor || '-'}</bdi>
              </small>
            </>
          )}
        </Rows>
        {found.rows.length > 0 && search && (
          <Acts>
            <Link to={linkTo('activity', { search })}>Open in Activity</Link>
          </Acts>
        )}
      </>
    )}
  </Part>
)
