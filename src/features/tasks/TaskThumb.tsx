import { Thumbnail } from '../../lists/thumbnails/Thumbnail'
import { TasksIcon } from '../../ui/icons'

/** A picture from the first second of a task's video, kept by our server; else a drawn picture. The video itself is not loaded. */
export function TaskThumb({ url }: { url: string | undefined }) {
  return (
    <div className="task-thumb" aria-hidden>
      <Thumbnail url={url} width={480} height={270}>
        <TasksIcon />
      </Thumbnail>
    </div>
  )
}
