import { thumbnailsDomain } from '../../../lists/thumbnails/thumbnailsDomain'
import { campaignChanges, campaignChangesDomain } from '../campaignChanges'
import { ReviewPage } from './ReviewPage'
import { reviewMessages } from './reviewMessages'
import { makeReviewSaga } from './reviewSaga'
import { reviewSlice } from './reviewSlice'

export const feature = {
  name: 'review',
  Page: ReviewPage,
  slice: reviewSlice,
  saga: makeReviewSaga(campaignChanges.kind),
  messages: reviewMessages,
  // Deactivating an approved campaign is a change as in the list.
  parts: [campaignChangesDomain, thumbnailsDomain],
}
