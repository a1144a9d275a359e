import { adminApi, useActivityQuery } from '../../api/adminApi'
import type { Activity } from '../../contract/entities'
import { listOffers, type ListRequest } from '../../contract/paging'
import { failureOf, isNotOffered } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import type { SortKeys } from '../../lists/rows/localWindow'
import { isSince, timeKey, type Narrowing } from '../../lists/rows/narrowing'
import { DataTable } from '../../lists/ListView'
import { DateFilter } from '../../lists/tools/DateFilter'
import { EmptyState } from '../../ui/EmptyState'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { ActivityCard, activityColumns } from './ActivityRow'
import { LineDetails } from './LineDetails'
import { outcomeLabels } from './Outcome'

const read = adminApi.endpoints.activity
const offer = { ...listOffers.activity, from: true } as const
const textOf = ({ actor, action, target }: Activity) => [actor, action, target].join(' ')
const fits = (line: Activity, asked: Narrowing) =>
  (asked.status === undefined || line.outcome === asked.status) && isSince(line, asked)
const sortKeys: SortKeys<Activity> = {
  created_at: ({ created_at }) => timeKey(created_at),
  actor: ({ actor }) => actor,
  action: ({ action }) => action,
}

// Whatever anybody does adds a line, so nothing that was read before is shown as if it were the present, nor read ahead.
const useWindow = (request: ListRequest, options?: { skip: boolean }) =>
  useActivityQuery(request, { ...options, refetchOnMountOrArgChange: true })

export function ActivityPage() {
  const list = useListParams(offer)
  const activity = useListQuery(list.request, {
    useWindow,
    read: (request) => read.initiate(request, { forceRefetch: true, subscribe: false }),
    textOf,
    fits,
    sortKeys,
  })

  if (isNotOffered(activity.error) && !activity.data)
    return (
      <Page title="Activity">
        <EmptyState title="No Activity" hint="This server keeps no record of who did what." />
      </Page>
    )
  return (
    <Page title="Activity" lead="Who did what to what. Nothing here can be changed or deleted.">
      <DataTable
        label="Activity"
        query={activity}
        failure={failureOf(activity.error)}
        list={list}
        search="search by person, action or target"
        onType={activity.onType}
        reading={activity.reading}
        statuses={outcomeLabels}
        filters={<DateFilter list={list} />}
        readAll={activity.readAll}
        columns={activityColumns}
        card={(line) => <ActivityCard line={line} />}
        empty="No Activity"
        emptyHint="Whatever staff and the server do appears here from now on."
        noMatch="No activity found"
      />
      <LineDetails rows={activity.currentData?.rows} />
    </Page>
  )
}
