import { useSelector } from 'react-redux'
import type { Viewing } from '../../../contract/events'
import { viewingNow } from '../../../events/withEvents'

/** The names of the colleagues who have a campaign open too. */
export const othersAt = (viewing: readonly Viewing[], id: string) => [
  ...new Set(viewing.flatMap((one) => (one.id === id ? [one.by] : []))),
]

/** Says that they have it open. */
export const HaveOpen = ({ names }: { names: readonly string[] }) => (
  <>
    <bdi>{names.join(', ')}</bdi> {names.length === 1 ? 'has' : 'have'} this open
  </>
)

/** Which colleagues have a campaign open too. */
export function OthersHere({ id }: { id: string }) {
  const names = othersAt(useSelector(viewingNow), id)
  return (
    <span role="status" data-others={names.length}>
      {names.length > 0 && <HaveOpen names={names} />}
    </span>
  )
}
