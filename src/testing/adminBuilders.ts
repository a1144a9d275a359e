import type { AdminUser, Setting, User } from '../contract/entities'

/** An active moderator, changed as the test needs it. */
export const adminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: '7',
  email: 'ines@tour.example',
  name: 'Ines',
  role: 'moderator',
  created_at: '2026-01-31T12:00:00.000Z',
  is_active: true,
  ...changes,
})

/** As many moderators as asked for, with the ids 1, 2 and so on and e-mails to match. */
export const adminUsers = (count: number): AdminUser[] =>
  Array.from({ length: count }, (_, index) =>
    adminUser({ id: String(index + 1), email: `moderator${index + 1}@tour.example` }),
  )

/** The super-admin whom `keepSession('super-admin')` signs in; that session names no e-mail. */
export const ownAdmin = adminUser({ id: '1', email: 'mona@tour.example', name: 'Mona', role: 'super-admin' })

const values = {
  referral_bonus: '50',
  spunky_points_conversion_rate: '100',
  campaign_ad_fee: '2.5',
  asset_tracking_fee: '1',
  minimum_points: '1000',
  points_per_task: '10',
}

/** The six settings of the platform with these values, in the order in which the platform has them; ids from 1. */
export const settings = (changes: Partial<typeof values> = {}): Setting[] =>
  Object.entries({ ...values, ...changes }).map(([key, value], index) => ({ id: String(index + 1), key, value }))

/** As many users as asked for: the first has 100 points, each other 100 more. */
export const richUsers = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    email: `user${index + 1}@tour.example`,
    public_address: '',
    created_at: '2026-01-31T12:00:00.000Z',
    spunky_points: String((index + 1) * 100),
    is_active: true,
  }))
