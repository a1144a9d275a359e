import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { Page } from '../../ui/Page'
import { useAddressDialog } from '../../ui/dialogs/useAddressDialog'
import { tasksList } from './tasksList'

const UploadTaskDialog = overlayPart(() => import(/* webpackChunkName: "task-dialogs" */ './UploadTaskDialog'))

export function TasksPage() {
  const upload = useAddressDialog('upload')
  const action = (
    <Button variant="primary" onClick={upload.open}>
      Upload New Task
    </Button>
  )
  return (
    <Page title="Tasks" lead="Videos that people watch for points." action={action}>
      <ListView list={useList(tasksList)} />
      {upload.isOpen && <UploadTaskDialog onClose={upload.close} />}
    </Page>
  )
}
