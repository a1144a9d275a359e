import { useSelector } from 'react-redux'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { selectMissing } from '../../session/missing'
import { useViewed } from '../../ui/dialogs/useViewed'
import { EmptyState } from '../../ui/EmptyState'
import { overlayPart } from '../../ui/lazyPart'
import { Page } from '../../ui/Page'
import { activityList } from './activityList'

const ViewedEntry = overlayPart(() => import(/* webpackChunkName: "admin-dialogs" */ './ViewedEntry'))

export function ActivityPage() {
  const { viewed, close } = useViewed()
  const activity = useList(activityList)
  const isMissing = useSelector(selectMissing).activity
  if (isMissing)
    return (
      <Page title="Activity">
        <EmptyState title="No Activity" hint="This server doesn't record activity." />
      </Page>
    )
  return (
    <Page
      title="Activity"
      lead="Sign-ins and changes by staff. Entries can't be edited or deleted. Vests and releases are on the network, not here."
    >
      <ListView list={activity} />
      {viewed !== null && <ViewedEntry id={viewed} rows={activity.page?.rows} onClose={close} />}
    </Page>
  )
}
