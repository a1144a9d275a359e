import type { Campaign } from '../contract/entities'

/** A campaign waiting for approval, with these changes. */
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
  created_at: '2026-01-10T12:00:00.000Z',
  expires_at: '',
  ...changes,
})

/** `count` campaigns: "Campaign 1" with the id 1 and so on. */
export const campaigns = (count: number): Campaign[] =>
  Array.from({ length: count }, (_, index) => campaign({ id: String(index + 1), title: `Campaign ${index + 1}` }))
