import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import ConfirmDialog from '../../ui/dialogs/ConfirmDialog'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { keepDraft } from '../../ui/forms/drafts'
import { LinesField } from '../../ui/forms/LinesField'
import { SelectField } from '../../ui/forms/SelectField'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { sendByKeys } from '../../ui/forms/sendByKeys'
import { useForm } from '../../ui/forms/useForm'
import { SaidText } from '../../ui/messages/SaidText'
import { taskTypes } from '../../contract/taskTypes'
import { readTaskDraft } from './taskDraft'
import { typeOf } from './taskType'
import { selectUpload, taskUploadCancelled, taskUploadLeft, taskUploadRequested } from './taskUploadSlice'
import { UploadBar } from './UploadBar'
import { uploadTaskSchema } from './uploadForm'
import { useChosenVideo } from './useChosenVideo'
import { VideoField } from './VideoField'
import { VideoPreview } from './VideoPreview'
import { videos } from './videos'

const Fields = styled.fieldset({ minWidth: 0, margin: 0, padding: 0, border: 0 })

const formId = 'upload-task'

/** The form for a new task. Input and file are kept until the upload has succeeded. */
export default function UploadTaskDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(readTaskDraft)
  const [asking, setAsking] = useState(false)
  const video = useChosenVideo()
  const dispatch = useDispatch()
  const upload = useSelector(selectUpload)
  const sending = upload.state === 'sending'
  const form = useForm(
    uploadTaskSchema(video.file, video.problem),
    initial,
    ({ media, ...task }) => void dispatch(taskUploadRequested({ task, file: videos.hold(media) })),
    keepDraft,
  )
  const isUploaded = upload.state === 'uploaded'
  const onUploaded = useEffectEvent(onClose)
  useEffect(() => {
    if (isUploaded) onUploaded()
  }, [isUploaded])
  useLayoutEffect(() => () => void dispatch(taskUploadLeft()), [dispatch])
  const unsaved = sending || video.file !== undefined
  useUnsaved(unsaved)
  const close = () => (unsaved ? setAsking(true) : onClose())

  return (
    <DialogFrame
      title="Upload New Task"
      onClose={close}
      actions={
        <>
          {sending ? (
            <Button aria-label="Cancel upload" onClick={() => dispatch(taskUploadCancelled())}>
              Cancel
            </Button>
          ) : (
            <Button onClick={close}>Close</Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={sending || video.isReading}>
            {typeOf(form.values.type)?.upload}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} onKeyDown={sendByKeys}>
        <LinesField label="Instructions" {...form.field('instructions')} autoFocus readOnly={sending} />
        <Fields disabled={sending}>
          <SelectField label="Type" value={form.values.type} onChange={(type) => form.set('type', type)}>
            {taskTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <VideoField
            file={video.file}
            error={video.problem ?? form.field('media').error}
            onChoose={(files) => void video.choose(files)}
          />
          {video.file && <VideoPreview file={video.file} onRemove={video.remove} />}
        </Fields>
        {upload.mayHaveArrived && (
          <SaidText text="An earlier upload may have arrived. Look for the task in the list before you upload it again." />
        )}
        {sending && <UploadBar {...upload.progress} name={video.file?.name ?? ''} />}
      </form>
      {asking && (
        <ConfirmDialog
          title={sending ? 'Stop the upload and close?' : 'Discard this upload?'}
          text="You'll need to choose the video again. Instructions and type are kept as a draft."
          cancel={sending ? 'Keep uploading' : 'Keep editing'}
          verb={sending ? 'Stop and close' : 'Discard'}
          danger
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </DialogFrame>
  )
}
