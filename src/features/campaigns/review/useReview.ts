import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useOnline } from '../../../ui/useOnline'
import { reviewSlice, selectReview } from './reviewSlice'
import { useNamedCampaign } from './useNamedCampaign'

const { opened, left } = reviewSlice.actions

/** The review, which begins with the page and ends when it is left. */
export function useReview() {
  const dispatch = useDispatch()
  const review = useSelector(selectReview)
  const isOnline = useOnline()
  useNamedCampaign(review)
  useEffect(() => {
    dispatch(opened())
    return () => void dispatch(left())
  }, [dispatch])
  return { ...review, isOnline, shown: review.queue.find(({ id }) => id === review.at) }
}
