import { useEffect, useRef } from 'react'
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
  const isFirstRef = useRef(true)
  useEffect(() => {
    // What was shown until now is of the last visit.
    isFirstRef.current = true
    dispatch(opened())
    return () => void dispatch(left())
  }, [dispatch])
  return { ...review, isOnline, isFirstRef, shown: review.queue.find(({ id }) => id === review.at) }
}
