import { Thumbnail } from '../../lists/thumbnails/Thumbnail'
import { TasksIcon } from '../../ui/icons'

/** An early frame of a task's video as our server keeps it; a drawn picture without one. The video itself is not loaded. */
export function TaskThumb({ url }: { url: string | undefined }) {
  return (
    <div className="task-thumb" aria-hidden>
      <Thumbnail url={url} width={480} height={270}>
        <TasksIcon />
      </Thumbnail>
    </div>
  )
}
