import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Campaign } from '../../../contract/entities'
import { useQuery } from '../../../ui/useQuery'
import { reviewSlice } from './reviewSlice'

/** Shows the campaign that a link to the review names (`?view=17`), once it has come with the queue. */
export function useNamedCampaign(queue: readonly Campaign[]) {
  const dispatch = useDispatch()
  const [query] = useQuery()
  const named = query.get('view')
  const isThere = queue.some(({ id }) => id === named)
  useEffect(() => {
    if (isThere && named !== null) dispatch(reviewSlice.actions.shown(named))
  }, [dispatch, isThere, named])
}
