import { useSelector } from 'react-redux'
import { inlinePart } from '../ui/lazyPart'
import { useOnline } from '../ui/useOnline'
import { selectCrashedDomains } from './appSlice'

// Not with what comes when the page is idle: hardly anybody ever needs it.
const CrashedParts = inlinePart(() => import(/* webpackChunkName: "drawer" */ './CrashedParts'), { room: 'line' })

/** The strips below the header: no network, or a part that has failed. They stand empty before, so that their words are read out. */
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
