import { use, useEffect, useEffectEvent } from 'react'
import { formatCount } from '../../shared/amounts'
import { counted } from '../../shared/counted'
import { Button } from '../../ui/Button'
import { ListRequestContext } from '../listRequest'
import type { Mark } from './heldRows'

/** So long a changed row is marked. */
const markedMs = 20_000

interface ListNewsProps {
  /** Rows that have come and are not shown. */
  fresh: number
  marks: ReadonlyMap<string, Mark>
  show: () => void
  /** Takes the marks off the rows that have changed. */
  unmark: () => void
}

/**
 * What others have changed in the rows of a list: said to screen readers, and a button for the rows that are not shown. It
 * stands there before it says anything, so that screen readers notice when its text comes.
 */
export default function ListNews({ fresh, marks, show, unmark }: ListNewsProps) {
  const all = [...marks.values()]
  const gone = all.filter(({ isGone }) => isGone).length
  const changed = all.length - gone
  const end = useEffectEvent(unmark)
  useEffect(() => {
    if (changed === 0) return
    const timer = setTimeout(() => end(), markedMs)
    return () => clearTimeout(timer)
  }, [changed, marks])
  // Those of a later page may be old ones that others have pushed there.
  const come = use(ListRequestContext).start > 0 ? 'more' : 'new'
  const parts = [fresh > 0 && `${formatCount(fresh)} ${come}`, gone > 0 && `${formatCount(gone)} gone`].filter(Boolean)
  return (
    <div className="list-news">
      <span role="status" className="visually-hidden">
        {[changed > 0 && `${counted(changed, 'row')} changed${namesIn(all)}`, ...parts].filter(Boolean).join(', ')}
      </span>
      {parts.length > 0 && <Button onClick={show}>{parts.join(', ')} · show</Button>}
    </div>
  )
}

function namesIn(marks: readonly Mark[]): string {
  const names = [...new Set(marks.flatMap(({ by }) => by ?? []))]
  return names.length === 0 ? '' : ` by ${names.join(' and ')}`
}
