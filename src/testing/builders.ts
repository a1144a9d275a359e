import type { Campaign } from '../api/contract/entities'

/** A campaign that waits for approval, changed as the test needs it. */
export const campaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: '7',
  title: 'City tour',
  description: 'Through the old town',
  website_url: 'https://tour.example',
  media_url: '/sandbox/media/tour.jpg',
  duration: '14',
  amount: '4900',
  is_active: false,
  is_approved: false,
  is_expired: false,
  ...changes,
})
