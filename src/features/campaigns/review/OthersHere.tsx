import { useSelector } from 'react-redux'
import { viewingNow } from '../../../events/withEvents'

/** Which colleagues have a campaign open too. */
export function OthersHere({ id }: { id: string }) {
  const viewing = useSelector(viewingNow)
  const names = [...new Set(viewing.flatMap((one) => (one.id === id ? [one.by] : [])))]
  return (
    <span role="status" data-others={names.length}>
      {names.length > 0 && (
        <>
          <bdi>{names.join(', ')}</bdi> {names.length === 1 ? 'has' : 'have'} this open
        </>
      )}
    </span>
  )
}
