import { adminApi } from '../../api/adminApi'
import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { isSince, timeKey } from '../../lists/rows/narrowing'
import { DateFilter } from '../../lists/tools/DateFilter'
import { ActivityCard, activityColumns } from './ActivityRow'
import { outcomeLabels } from '../../config/statusWords'

export const activityList = defineList({
  name: 'activity',
  label: 'Activity',
  endpoint: adminApi.endpoints.activity,
  // Every action of anybody adds an entry.
  alwaysRead: true,
  offers: { ...listOffers.activity, from: true },
  filter: DateFilter,
  search: 'search by person, action or target',
  textOf: ({ actor, action, target }) => [actor, action, target].join(' '),
  statuses: outcomeLabels,
  fits: (line, asked) => (asked.status === undefined || line.outcome === asked.status) && isSince(line, asked),
  sortKeys: {
    created_at: ({ created_at }) => timeKey(created_at),
    actor: ({ actor }) => actor,
    action: ({ action }) => action,
  },
  columns: activityColumns,
  card: (line) => <ActivityCard line={line} />,
  empty: {
    title: 'No Activity',
    hint: 'Whatever staff and the server do appears here from now on.',
    noMatch: 'No activity found',
  },
})
