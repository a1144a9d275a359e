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
        <EmptyState title="No Activity" hint="This server doesn't keep an activity log." />
      </Page>
    )
  return (
    <Page
      title="Activity"
      lead="Sign-ins and changes by staff. Entries can't be edited or deleted. Vests and releases are on the chain, not here."
    >
      <ListView list={activity} />
      <LineDetails rows={activity.page?.rows} />
    </Page>
  )
}
