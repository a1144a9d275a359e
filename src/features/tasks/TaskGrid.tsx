import styled from '@emotion/styled'
import { useState } from 'react'
import type { Task } from '../../contract/entities'
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
}

const skeletons = [1, 2, 3, 4, 5]

/** The tasks as cards, as many per row as fit. */
export function TaskGrid({ rows, stale, selection }: TaskGridProps) {
  const [watched, watch] = useState<Task>()
  return (
    <>
      <Grid aria-label="Tasks" data-stale={stale && rows !== undefined} onClick={openRow}>
        {rows
          ? rows.map((task) => (
              <li key={task.id} data-selected={selection?.ids.has(task.id)}>
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
      </Grid>
      {watched && <WatchDialog task={watched} onClose={() => watch(undefined)} />}
    </>
  )
}

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '&[data-stale=true]': { opacity: 0.55 },
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    minWidth: 0,
    minHeight: 184,
    padding: 16,
    border: '1px solid var(--border)',
    borderRadius: 8,
  },
  '& > [data-selected=true]': {
    borderColor: 'var(--accent)',
    background: 'color-mix(in srgb, var(--accent) 6%, transparent)',
  },
})
