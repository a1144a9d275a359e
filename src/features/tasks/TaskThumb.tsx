import styled from '@emotion/styled'
import { Thumbnail } from '../../lists/thumbnails/Thumbnail'
import { TasksIcon } from '../../ui/icons'

/** The first frame of a task's video as our server keeps it; a drawn picture without one. The video itself is not loaded. */
export function TaskThumb({ url }: { url: string | undefined }) {
  return (
    <Place aria-hidden>
      <Thumbnail url={url} width={480} height={270}>
        <TasksIcon />
      </Thumbnail>
    </Place>
  )
}

const Place = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 6,
  background: 'var(--ground)',
  color: 'var(--quiet)',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
})
