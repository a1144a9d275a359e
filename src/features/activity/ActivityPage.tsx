import { isNotOffered } from '../../api/errors'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { EmptyState } from '../../ui/EmptyState'
import { Page } from '../../ui/Page'
import { activityList } from './activityList'
import { LineDetails } from './LineDetails'

export function ActivityPage() {
  const activity = useList(activityList)
  if (isNotOffered(activity.error) && !activity.page)
    return (
      <Page title="Activity">
        <EmptyState title="No Activity" hint="This server keeps no record of who did what." />
      </Page>
    )
  return (
    <Page title="Activity" lead="Who did what to what. Nothing here can be changed or deleted.">
      <ListView list={activity} />
      <LineDetails rows={activity.page?.rows} />
    </Page>
  )
}
