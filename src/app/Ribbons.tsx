import { useSelector } from 'react-redux'
import { inlinePart } from '../ui/lazyPart'
import { useOnline } from '../ui/useOnline'
import { selectCrashedDomains } from './appSlice'

// Not in the chunk that an idle page loads: hardly anybody ever needs it.
const CrashedParts = inlinePart(() => import(/* webpackChunkName: "drawer" */ './CrashedParts'), { room: 'line' })

/**
 * The strips below the header: no network, or a part that has failed. Always there, so that screen readers notice when their text
 * comes.
 */
export function Ribbons() {
  const online = useOnline()
  const crashed = useSelector(selectCrashedDomains)
  return (
    <div className="ribbons" role="status">
      {!online && <p>You're offline. Showing the last data loaded; it refreshes when you reconnect.</p>}
      {crashed.length > 0 && <CrashedParts domains={crashed} />}
    </div>
  )
}
