import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useLoadsAtOnce } from '../../config/mediaClickToLoad'
import { TasksIcon } from '../../ui/icons'

/** The first frame of a task's video, fetched when the card comes into view; a drawn picture until then or without one. */
export function TaskThumb({ url }: { url: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const mayLoad = useLoadsAtOnce(url)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Place ref={place} aria-hidden>
      <TasksIcon />
      {isSeen && mayLoad && broken !== url && (
        <video src={`${url}#t=0.5`} muted playsInline preload="metadata" tabIndex={-1} onError={() => setBroken(url)} />
      )}
    </Place>
  )
}

const Place = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 6,
  background: 'var(--ground)',
  color: 'var(--quiet)',
  '& video': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
})
