import type { assets, campaigns, tasks, users } from '../db/schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

let serial = 0

export const campaignRow = (given: Partial<Row<typeof campaigns>> = {}): Row<typeof campaigns> => ({
  title: `Campaign ${++serial}`,
  description: 'What it is about',
  websiteUrl: 'https://example.com',
  mediaUrl: '/sandbox/media/picture.png',
  format: 1,
  duration: 30,
  amount: '100.5',
  ...given,
})

export const userRow = (given: Partial<Row<typeof users>> = {}): Row<typeof users> => ({
  email: `user${++serial}@example.com`,
  publicAddress: '0x00000000000000000000000000000000000000a1',
  ...given,
})

export const assetRow = (given: Partial<Row<typeof assets>> = {}): Row<typeof assets> => ({
  network: 'Ethereum',
  publicAddress: `0x${String(++serial).padStart(40, '0')}`,
  status: 'tracking',
  ...given,
})

export const taskRow = (given: Partial<Row<typeof tasks>> = {}): Row<typeof tasks> => ({
  instructions: `Watch video ${++serial}`,
  type: 1,
  points: '10',
  mediaFile: `${serial}.mp4`,
  mediaName: 'video.mp4',
  mediaBytes: 1000,
  ...given,
})
