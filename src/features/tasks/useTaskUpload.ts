import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import type { CreateTask } from '../../contract/requests'
import { errorText, isOutcomeUnknown, requestIdOf } from '../../api/errors'
import { listTag } from '../../api/tags'
import { withFile, type UploadProgress } from '../../api/upload'
import { notify } from '../../ui/messages/notify'
import { forgetTaskDraft } from './uploadForm'
import { videoProblem } from './videoFile'

/**
 * Uploads a task, once, and tells how that ended. `progress` is undefined while nothing is sent; `mayHaveArrived` is true
 * after an upload of which nobody knows the outcome. Leaving the page cancels.
 */
export function useTaskUpload(onDone: () => void) {
  const dispatch = useDispatch()
  const [createTask] = adminApi.useCreateTaskMutation()
  const [progress, setProgress] = useState<UploadProgress>()
  const [mayHaveArrived, setMayHaveArrived] = useState(false)
  const sending = useRef<AbortController>(undefined)
  const cancel = () => sending.current?.abort()
  useEffect(() => cancel, [])

  const send = async ({ media: file, ...task }: CreateTask & { media: File }) => {
    const control = new AbortController()
    sending.current = control
    setProgress({ sent: 0, total: file.size })
    const { signal } = control
    const { data, error } = await withFile({ file, signal, onProgress: setProgress }, (media) =>
      createTask({ ...task, media }),
    )
    setProgress(undefined)
    setMayHaveArrived(error !== undefined && isOutcomeUnknown(error))
    if (!error) {
      notify.success(data.message || 'Task uploaded')
      forgetTaskDraft()
      onDone()
    } else if (isOutcomeUnknown(error)) {
      dispatch(adminApi.util.invalidateTags([listTag('Task')]))
      notify.error(
        'The answer was lost, so the list is read again. Look for the task there before you send it again.',
        requestIdOf(error),
      )
    } else if (signal.aborted) {
      notify.info(errorText(error))
    } else {
      // A file that is gone breaks the upload off like a lost connection does.
      const broken = 'status' in error && error.status === 'CUSTOM_ERROR'
      notify.error((broken ? await videoProblem(file) : undefined) ?? errorText(error), requestIdOf(error))
    }
  }
  return { send, cancel, progress, mayHaveArrived }
}
