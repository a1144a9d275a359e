import type { campaigns } from '../../server/db/schema'
import { createRandom, type Random } from './random'
import { dayMs } from '../../src/contract/days'
import { thumbnailOf, videos, type Video } from './seedMedia'
import { momentsBefore } from './times'
import { brands, campaignThemes } from './words'

type CampaignSeed = typeof campaigns.$inferInsert

const campaignCount = 240
/** Waiting campaigns whose videos have thumbnails, the newest ones. */
const seenCount = 30
const images = ['sunrise.jpg', 'evening.jpeg', 'mandelbrot.png', 'counter.gif'] as const

interface Ending {
  readonly createdAt: string
  readonly duration: number
  readonly isExpired?: boolean
}

/** The number of campaigns in each state, newest first: waiting ones are new, expired ones are old. */
const states = [
  { count: 60, isApproved: false, isActive: false, isExpired: false },
  { count: 84, isApproved: true, isActive: true, isExpired: false },
  { count: 40, isApproved: true, isActive: false, isExpired: false },
  { count: 6, isApproved: true, isActive: true, isExpired: true },
  { count: 50, isApproved: true, isActive: false, isExpired: true },
] as const

/** Titles that real advertisers type; given to the newest campaigns, so that the first page shows them. */
const oddities: readonly Partial<CampaignSeed>[] = [
  { title: `The longest title anyone has typed so far, ${'which goes on and on, '.repeat(9)}and ends here` },
  { websiteUrl: '' },
  { title: 'A website that is no website', websiteUrl: "javascript:alert('not a website')" },
  { title: 'عرض الربيع للأعضاء الجدد', description: 'خصم على كل شيء حتى نهاية الشهر، للأعضاء الجدد فقط.' },
]

/**
 * Campaigns of the last 300 days in every state and with both kinds of media, oldest first. No active one expires
 * before the second day after seeding, so that the states hold while people try them out.
 */
export function campaignSeeds(today: Date): CampaignSeed[] {
  const random = createRandom(3)
  const approvals = createRandom(6)
  const newestFirst = states.flatMap(({ count, ...flags }) => Array.from({ length: count }, () => flags))
  return momentsBefore(random, today, 300, campaignCount).map((createdAt, index) => {
    const age = campaignCount - 1 - index
    const { video, ...given } = campaign(random)
    const seed = { ...given, ...newestFirst[age], ...oddities[age - 1], createdAt }
    return {
      ...seed,
      expiresAt: seed.isApproved ? lastDay(approvals, today, seed) : null,
      // Those that have waited the longest have none, as if nobody had seen them yet.
      thumbnail: video && (seed.isApproved || age < seenCount) ? thumbnailOf(video) : null,
    }
  })
}

/** The expiry of a campaign: its duration after the approval, which was some time after its creation. */
function lastDay(random: Random, today: Date, { createdAt, duration, isExpired }: Ending): string {
  const soonest = Date.parse(createdAt) + duration * dayMs
  const now = today.getTime()
  const [from, to] = isExpired
    ? [soonest, Math.min(soonest + 5 * dayMs, now)]
    : [Math.max(soonest, now + 2 * dayMs), now + duration * dayMs]
  return new Date(random.whole(from, to)).toISOString()
}

function campaign(random: Random) {
  const brand = random.pick(brands)
  const [theme, description] = random.pick(campaignThemes)
  const video: Video | undefined = random.chance(0.5) ? random.pick(videos) : undefined
  const media = video ?? random.pick(images)
  const domain = `${brand.toLowerCase().replaceAll(' ', '')}.example`
  return {
    title: `${brand}: ${theme}`,
    description,
    websiteUrl: random.chance(0.3) ? domain : `https://www.${domain}/${theme.toLowerCase().replaceAll(' ', '-')}`,
    mediaUrl: `/sandbox/media/${media}`,
    format: video ? 2 : 1,
    video,
    duration: random.pick([3, 7, 14, 21, 30, 60, 90]),
    amount: `${random.whole(1, 200) * 25}${random.chance(0.2) ? '.50' : ''}`,
  }
}
