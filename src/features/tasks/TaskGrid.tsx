import { useState } from 'react'
import type { Task } from '../../contract/entities'
import type { Mark } from '../../lists/live/heldRows'
import { marked } from '../../lists/live/marked'
import { openRow } from '../../lists/table/openRow'
import type { Selection } from '../../lists/table/Selection'
import { SelectRow } from '../../lists/table/SelectRow'
import { overlayPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'
import { TaskCard } from './TaskCard'

const WatchDialog = overlayPart(() => import(/* webpackChunkName: "task-dialogs" */ './WatchDialog'))

interface TaskGridProps {
  /** Undefined while the first tasks load. */
  rows: readonly Task[] | undefined
  /** Newer tasks are loading. */
  stale: boolean
  selection: Selection<Task> | undefined
  /** What others have just done to tasks. */
  marks: ReadonlyMap<string, Mark> | undefined
}

const skeletons = [1, 2, 3, 4, 5]

/** The tasks as cards, as many per row as fit. */
export function TaskGrid({ rows, stale, selection, marks }: TaskGridProps) {
  const [watched, watch] = useState<Task>()
  return (
    <>
      <ul className="task-grid" aria-label="Tasks" data-stale={stale && rows !== undefined} onClick={openRow}>
        {rows
          ? rows.map((task, index) => (
              <li
                // A server may send an id twice.
                key={rows.findIndex(({ id }) => id === task.id) < index ? -index : task.id}
                data-selected={selection?.ids.has(task.id)}
                {...marked(marks?.get(task.id))}
              >
                <TaskCard
                  task={task}
                  watch={watch}
                  choice={selection && <SelectRow row={task} selection={selection} />}
                />
              </li>
            ))
          : skeletons.map((key) => (
              <li key={key}>
                <Skeleton style={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }} />
                <Skeleton style={{ width: '40%', height: 20 }} />
                <Skeleton />
                <Skeleton />
                <Skeleton style={{ width: '55%' }} />
              </li>
            ))}
      </ul>
      {watched && <WatchDialog task={watched} onClose={() => watch(undefined)} />}
    </>
  )
}
