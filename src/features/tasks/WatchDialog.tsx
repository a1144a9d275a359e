import styled from '@emotion/styled'
import { useState } from 'react'
import type { Task } from '../../contract/entities'
import { useOnShown } from '../../lists/thumbnails/useOnShown'
import { safeUrl } from '../../shared/safeUrl'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { useMediaEscape } from '../../ui/useMediaEscape'
import { typeLabel } from './taskType'

/** The video of a task with its full instructions. */
export default function WatchDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const [broken, setBroken] = useState(false)
  const url = safeUrl(task.media)
  const escape = useMediaEscape()
  const onShown = useOnShown('taskThumbnail', task, url)
  return (
    <DialogFrame
      title={`Task ${task.id}`}
      onClose={onClose}
      maxWidth="md"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {url && !broken ? (
        <Video
          src={url}
          controls
          aria-label={`Video of task ${task.id}`}
          onLoadedData={onShown}
          onError={() => setBroken(true)}
          {...escape}
        />
      ) : (
        <p>The video can't be shown. If its link has expired, refresh the list and press Watch again.</p>
      )}
      <p>{typeLabel(task)}</p>
      {/* Long ones are scrolled by keys, for which they need the focus. */}
      <Instructions dir="auto" role="group" aria-label="Instructions" tabIndex={0}>
        {task.instructions || '-'}
      </Instructions>
    </DialogFrame>
  )
}

const Video = styled.video({
  display: 'block',
  width: '100%',
  // In a low window its controls are seen without scrolling, and some of the instructions.
  maxHeight: 'clamp(160px, 100vh - 340px, 60vh)',
  borderRadius: 8,
  background: '#000',
})

const Instructions = styled.p({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
