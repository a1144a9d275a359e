import { brands, campaignThemes, networks, taskInstructions } from '../../sandbox/seeds/words'
import type { Asset, Campaign, Setting, Task } from './entities'
import { addressOf, at, daysBefore } from './values'

const campaignCount = 37
const assetCount = 31

const flags = {
  waiting: { is_active: false, is_approved: false, is_expired: false },
  active: { is_active: true, is_approved: true, is_expired: false },
  inactive: { is_active: false, is_approved: true, is_expired: false },
  expired: { is_active: false, is_approved: true, is_expired: true },
  overdue: { is_active: true, is_approved: true, is_expired: true },
  early: { is_active: true, is_approved: false, is_expired: false },
} as const

/** The first rows all have one status, as if the server had filtered its list. */
const firstStates = ['waiting', 'waiting', 'waiting', 'waiting'] as const
const laterStates = ['active', 'inactive', 'early', 'active', 'expired', 'waiting', 'active', 'overdue'] as const

/** Titles that real advertisers type. The first two are the same, for campaigns on different pages. */
const oddTitles: Readonly<Record<number, string>> = {
  4: 'Open weekend',
  20: 'Open weekend',
  10: `The longest title anyone has typed so far, ${'which goes on and on, '.repeat(9)}and ends here`,
}

const pictures = ['pattern.mp4', 'sunrise.jpg', 'drift.webm', 'evening.jpeg', 'mandelbrot.png', 'counter.gif']

export const campaignRows = (): Campaign[] =>
  Array.from({ length: campaignCount }, (_, index) => {
    const [theme, description] = at(campaignThemes, index)
    const brand = at(brands, index)
    const state = firstStates[index] ?? at(laterStates, index - firstStates.length)
    return {
      id: 501 + index,
      title: oddTitles[index] ?? `${brand}: ${theme}`,
      description,
      website_url: `https://www.${brand.toLowerCase().replaceAll(' ', '')}.example`,
      media_url: `/media/${at(pictures, index)}`,
      duration: at([3, 7, 14, 21, 30, 60, 90], index),
      amount: ((index * 23) % 60) * 25 + (index % 5 === 0 ? 0.5 : 0),
      ...flags[state],
    }
  })

export const taskRows = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 201 + index,
    points: 5 + index,
    total_completed: (index * 317) % 1_000,
    is_active: index % 3 !== 1,
    tag: at(['youtube', 'discord', 'twitter', 'other', null], index),
    instructions: `${at(taskInstructions, index)} (${index + 1})`,
    type: 1 + (index % 2),
    media: `/media/${at(['pattern.mp4', 'drift.webm'], index)}`,
  }))

/** Not sorted by date, and one without a date. */
export const assetRows = (): Asset[] =>
  Array.from({ length: assetCount }, (_, index) => ({
    network: at(networks, index),
    contract_address: index % 5 === 0 ? null : addressOf(5_000 + index),
    public_address: addressOf(9_000 + index),
    status: index % 3 === 0 ? 'completed' : 'tracking',
    created_at: index === 12 ? 'not recorded' : daysBefore((index * 11) % assetCount),
  }))

export const settingRows = (): Setting[] =>
  [
    ['referral_bonus', 50],
    ['spunky_points_conversion_rate', 100],
    ['campaign_ad_fee', 250],
    ['asset_tracking_fee', 12.5],
    ['minimum_points', 45_000],
    ['points_per_task', 10],
  ].map(([key, value], index) => ({ id: 1 + index, key: String(key), value: Number(value) }))
