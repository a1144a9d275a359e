import { adminApi } from '../../api/adminApi'
import { activityActions } from '../../contract/activity'
import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { isBefore, isSince, timeKey } from '../../lists/rows/narrowing'
import { ActivityFilter } from './ActivityFilter'
import { wordsOfAction } from './sentence'
import { ActivityCard, activityColumns, activityFields } from './ActivityRow'
import { outcomeLabels } from '../../config/statusWords'

export const activityList = defineList({
  name: 'activity',
  label: 'Activity',
  endpoint: adminApi.endpoints.activity,
  // Every action of anybody adds an entry.
  alwaysRead: true,
  offers: { ...listOffers.activity, action: activityActions, from: true, to: true, actor: true },
  filter: ActivityFilter,
  filterWords: { action: wordsOfAction, actor: (email) => `By ${email}` },
  search: 'search by person, action or target',
  textOf: ({ actor, action, target }) => [actor, action, target].join(' '),
  statuses: outcomeLabels,
  fits: (entry, asked) =>
    (asked.status ?? entry.outcome) === entry.outcome &&
    (asked.actor ?? entry.actor) === entry.actor &&
    (asked.action ?? entry.action) === entry.action &&
    isSince(entry, asked) &&
    isBefore(entry, asked),
  sortKeys: {
    created_at: ({ created_at }) => timeKey(created_at),
    actor: ({ actor }) => actor,
    action: ({ action }) => action,
  },
  columns: activityColumns,
  fields: activityFields,
  card: (entry) => <ActivityCard entry={entry} />,
  cardHeight: 86,
  empty: {
    title: 'No Activity',
    hint: 'Sign-ins and changes by staff appear here. Vests and releases are on the network, not here.',
    noMatch: 'No activity found',
  },
})
