import { campaigns } from './builders'
import { campaignServer } from './campaignServer'
import { openReview, stopReviewClock } from './openReview'

/** After it the queue is read again. */
export const readAgainMs = 61_000

/** The review of this many campaigns, with the readings of its queue; the clock stands. */
export async function openQueue(count = 2) {
  const platform = campaignServer(...campaigns(count))
  stopReviewClock()
  const review = await openReview(platform, 'Campaign 1')
  const readings = () => platform.requests.filter((line) => line.includes('start=0') && line.includes('status=waiting'))
  return { ...review, platform, readings }
}
