import type { Activity, Asset, Campaign, Task, User } from '../contract/entities'

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

/** An active task with these changes. */
export const task = (changes: Partial<Task> = {}): Task => ({
  id: '7',
  points: '10',
  total_completed: '1250',
  is_active: true,
  tag: 'youtube',
  instructions: 'Watch to the end',
  type: '1',
  media: '/media/film.mp4?expires=1&signature=x',
  ...changes,
})

/** `count` tasks, with the ids 1, 2 and so on. */
export const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => task({ id: String(index + 1) }))

/** An active user with these changes. */
export const user = (changes: Partial<User> = {}): User => ({
  id: '7',
  email: 'mona@tour.example',
  public_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  created_at: new Date(2026, 0, 10, 12).toISOString(),
  spunky_points: '1250.5',
  is_active: true,
  ...changes,
})

/** `count` users: user1@list.example with the id 1 and so on. */
export const users = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => user({ id: `${index + 1}`, email: `user${index + 1}@list.example` }))

/** An asset that is tracked, with these changes. */
export const asset = (changes: Partial<Asset> = {}): Asset => ({
  id: '7',
  network: 'Ethereum',
  contract_address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  public_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  status: 'tracking',
  created_at: new Date(2026, 0, 10, 12).toISOString(),
  ...changes,
})

/** An audit entry: Mona has changed a setting. */
export const auditLine = (changes: Partial<Activity> = {}): Activity => ({
  id: '17',
  created_at: new Date(2026, 0, 10, 12, 30, 45).toISOString(),
  actor: 'mona@tour.example',
  role: 'super-admin',
  action: 'updateSetting',
  target: 'setting 5 minimum_points',
  outcome: 'done',
  before: '{"value":"1000"}',
  after: '{"value":"1200"}',
  request_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  ...changes,
})
