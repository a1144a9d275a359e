import { useSelector } from 'react-redux'
import { viewingNow } from '../../../events/withEvents'
import { haveOpen, othersAt } from './othersAt'

/** Which colleagues have a campaign open too. */
export function OthersHere({ id }: { id: string }) {
  const viewing = useSelector(viewingNow)
  const names = othersAt(viewing, id)
  return (
    <span role="status" data-others={names.length}>
      {names.length > 0 && (
        <>
          <bdi>{names.join(', ')}</bdi> {haveOpen(names)}
        </>
      )}
    </span>
  )
}
