import type { AdminUser, Setting, User } from '../contract/entities'

/** An active moderator with these changes. */
export const adminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: '7',
  email: 'ines@tour.example',
  name: 'Ines',
  role: 'moderator',
  created_at: '2026-01-31T12:00:00.000Z',
  is_active: true,
  invited_until: '',
  ...changes,
})

/** `count` moderators with the ids 1, 2 and so on and matching e-mails. */
export const adminUsers = (count: number): AdminUser[] =>
  Array.from({ length: count }, (_, index) =>
    adminUser({ id: String(index + 1), email: `moderator${index + 1}@tour.example` }),
  )

/** The super-admin that `keepSession('super-admin')` signs in; that session has no e-mail. */
export const ownAdmin = adminUser({ id: '1', email: 'mona@tour.example', name: 'Mona', role: 'super-admin' })

const values = {
  referral_bonus: '50',
  spunky_points_conversion_rate: '100',
  campaign_ad_fee: '2.5',
  asset_tracking_fee: '1',
  minimum_points: '1000',
  points_per_task: '10',
}

/** The platform's six settings in its order, with these values; ids from 1. */
export const settings = (changes: Partial<typeof values> = {}): Setting[] =>
  Object.entries({ ...values, ...changes }).map(([key, value], index) => ({ id: String(index + 1), key, value }))

/** `count` users: the first has 100 points, each further one 100 more. */
export const richUsers = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    email: `user${index + 1}@tour.example`,
    public_address: '',
    created_at: '2026-01-31T12:00:00.000Z',
    spunky_points: String((index + 1) * 100),
    is_active: true,
  }))
