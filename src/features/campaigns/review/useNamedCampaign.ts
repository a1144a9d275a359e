import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { notify } from '../../../ui/messages/notify'
import { useQuery } from '../../../ui/useQuery'
import { reviewSlice } from './reviewSlice'
import type { ReviewState } from './reviewState'

/**
 * Shows the campaign that a link to the review names (`?view=17`), once the queue has it. If the queue ends without it, a message
 * says so, because another campaign is shown instead.
 */
export function useNamedCampaign({ queue, isShown, reading }: Pick<ReviewState, 'queue' | 'isShown' | 'reading'>) {
  const dispatch = useDispatch()
  const [query, changeQuery] = useQuery()
  const named = query.get('view')
  // Until the review has been opened, the queue is that of the last visit.
  const isThere = isShown && queue.some(({ id }) => id === named)
  const isMissing = named !== null && !isThere && isShown && reading === 'complete'
  useEffect(() => {
    if (isMissing) notify.info('No waiting campaign was found for this link.')
    else if (isThere && named !== null) dispatch(reviewSlice.actions.shown(named))
    else return
    // Removed from the address, because a later link to the same campaign would change nothing.
    changeQuery((params) => params.delete('view'), { replace: true })
  }, [dispatch, isMissing, isThere, named, changeQuery])
}
