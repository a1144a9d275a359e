import { activeStatus } from '../../config/activeStatus'
import type { ReactNode } from 'react'
import type { Task } from '../../contract/entities'
import { formatFigure, pointsText } from '../../shared/amounts'
import { safeUrl } from '../../shared/safeUrl'
import { Button } from '../../ui/Button'
import { StatusChip } from '../../ui/StatusChip'
import { TagIcon } from './TagIcon'
import { TaskThumb } from './TaskThumb'
import { TaskToggle } from './TaskToggle'
import { typeLabel } from './taskType'

interface TaskCardProps {
  task: Task
  watch: (task: Task) => void
  /** The checkbox that selects it. */
  choice: ReactNode
}

export function TaskCard({ task, watch, choice }: TaskCardProps) {
  const { id, points, total_completed, instructions, media, tag, thumbnail } = task
  const video = safeUrl(media)
  return (
    <article className="task-card" aria-label={`Task ${id}`}>
      <TaskThumb url={thumbnail} />
      <header>
        {choice}
        <TagIcon tag={tag} />
        <strong>{pointsText(points)}</strong>
        <span className="quiet">#{id}</span>
      </header>
      <p title={instructions} dir="auto">
        {instructions || '-'}
      </p>
      <span className="quiet">
        {typeLabel(task)} · {formatFigure(total_completed, 'count')} {total_completed === '1' ? 'person' : 'people'}
      </span>
      <footer>
        <TaskToggle task={task} />
        <StatusChip {...activeStatus(task)} />
        {video ? (
          <Button
            variant="outlined"
            data-opens
            aria-label={`Watch the video of task ${id}`}
            onClick={() => watch(task)}
          >
            Watch
          </Button>
        ) : (
          <span className="quiet">No video</span>
        )}
      </footer>
    </article>
  )
}
