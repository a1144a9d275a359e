import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roles } from '../../src/contract/roles'
import { nobodysHash } from '../../server/auth/passwords'
import { pointsEarned } from '../../server/db/schema'
import { openTestDatabase } from '../../server/testing/testDatabase'
import { temporaryFolder } from '../../server/testing/temporaryFolder'
import { adminSeeds } from './adminSeeds'
import { assetSeeds } from './assetSeeds'
import { campaignSeeds } from './campaignSeeds'
import { earnedSeeds } from './earnedSeeds'
import { seedDatabase } from './seedDatabase'
import { taskSeeds } from './taskSeeds'
import { userSeeds } from './userSeeds'

const today = new Date('2026-03-01T00:00:00Z')
const all = () => [
  userSeeds(1000, today),
  campaignSeeds(today),
  taskSeeds(1000, today),
  adminSeeds(today),
  assetSeeds(today),
]

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

void test('the seeds are the same every time', () => {
  assert.deepEqual(all(), all())
})

void test('there are 1,000 users, 240 campaigns, 60 tasks, 30 admins and 400 assets, the oldest first and none of the future', () => {
  assert.deepEqual(
    all().map((rows) => rows.length),
    [1000, 240, 60, 30, 400],
  )
  for (const rows of all()) {
    const moments = rows.map(({ createdAt }) => createdAt ?? '')
    assert.deepEqual(moments, [...moments].sort())
    assert.ok((moments.at(-1) ?? '') < today.toISOString())
  }
})

void test('users have e-mails of their own, and some have reached the minimum of points', () => {
  const users = userSeeds(1000, today)
  assert.equal(new Set(users.map(({ email }) => email)).size, 1000)
  const reached = users.filter(({ spunkyPoints }) => Number(spunkyPoints) >= 1000).length
  assert.ok(reached > 100 && reached < 300, `${reached} users`)
})

void test('the points of users were earned from the day of the first one to yesterday, all of them and no more', () => {
  const users = userSeeds(1000, today)
  const earned = earnedSeeds(users, today)
  const sum = (amounts: readonly (string | undefined)[]) =>
    amounts.reduce((all, amount) => all + BigInt(amount ?? 0), 0n)
  assert.equal(sum(earned.map(({ points }) => points)), sum(users.map(({ spunkyPoints }) => spunkyPoints)))
  assert.ok(earned.every(({ points }) => BigInt(points) >= 0n))
  assert.deepEqual([earned[0]?.day, earned.at(-1)?.day], [users[0]?.createdAt.slice(0, 10), '2026-02-28'])
  // By the end of any day nobody can have earned more than those have who had joined.
  for (const [index, { day }] of earned.entries()) {
    const joined = users.filter(({ createdAt }) => createdAt.slice(0, 10) <= day)
    assert.ok(sum(earned.slice(0, index + 1).map(({ points }) => points)) <= sum(joined.map((row) => row.spunkyPoints)))
  }
})

void test('a seeded database has recorded those points and none of the day of the seeds', async () => {
  const dataDir = temporaryFolder('ssdx-seeds-')
  const { db, close } = await openTestDatabase()
  try {
    await seedDatabase(db, { userCount: 50, today, dataDir })
    const rows = await db.select().from(pointsEarned).orderBy(pointsEarned.day)
    assert.deepEqual(rows, earnedSeeds(userSeeds(50, today), today))
  } finally {
    await close()
  }
})

void test('campaigns stand in every state, those that wait for approval being the newest', () => {
  const campaigns = campaignSeeds(today)
  const states = campaigns.map(({ isApproved, isActive, isExpired }) =>
    [isApproved && 'approved', isActive && 'active', isExpired && 'expired'].filter(Boolean).join(' '),
  )
  assert.deepEqual(tally(states), {
    '': 60,
    'approved active': 84,
    approved: 40,
    'approved active expired': 6,
    'approved expired': 50,
  })
  assert.deepEqual(states.slice(-60), Array<string>(60).fill(''))
})

void test('approved campaigns have a last day: past for the expired ones, for live ones soon or later, and none within two days', () => {
  const days = (moment: string | null | undefined) =>
    moment == null ? undefined : (Date.parse(moment) - today.getTime()) / 86_400_000
  const campaigns = campaignSeeds(today)
  for (const { isApproved, isExpired, expiresAt, createdAt, duration } of campaigns) {
    const end = days(expiresAt)
    assert.equal(end !== undefined, isApproved)
    if (end === undefined) continue
    assert.ok(isExpired ? end < 0 : end >= 2 && end <= duration, `${end} days`)
    assert.ok(end - duration >= (days(createdAt) ?? 0))
  }
  const live = campaigns.filter(({ isActive, isExpired }) => isActive && !isExpired)
  const soon = live.filter(({ expiresAt }) => (days(expiresAt) ?? 0) <= 3).length
  assert.ok(soon >= 5 && soon <= 40, `${soon} campaigns`)
  assert.ok(live.length - soon > 20)
})

void test('a campaign in video format has a video, one in image format a picture, and all six files are in use', () => {
  const campaigns = campaignSeeds(today)
  for (const { mediaUrl, format } of campaigns) assert.equal(/\.(mp4|webm)$/.test(mediaUrl), format === 2)
  assert.equal(new Set(campaigns.map(({ mediaUrl }) => mediaUrl)).size, 6)
})

void test('campaigns with a video have its first frame, but for those that have waited the longest; others have none', () => {
  const campaigns = campaignSeeds(today)
  const unseen = campaigns.filter(({ isApproved }) => !isApproved).slice(0, 30)
  for (const campaign of campaigns) {
    const [, video] = /(\w+)\.(?:mp4|webm)$/.exec(campaign.mediaUrl) ?? []
    assert.equal(campaign.thumbnail, video !== undefined && !unseen.includes(campaign) ? `seed-${video}.jpg` : null)
  }
})

void test('some campaigns have what only real advertisers type', () => {
  const campaigns = campaignSeeds(today)
  assert.ok(campaigns.some(({ title }) => title.length > 200))
  assert.ok(campaigns.some(({ title }) => /[\u0600-\u06ff]/.test(title)))
  assert.ok(campaigns.some(({ websiteUrl }) => websiteUrl === ''))
  assert.ok(campaigns.some(({ websiteUrl }) => websiteUrl?.startsWith('javascript:')))
})

void test('tasks have every tag, none included, and both types', () => {
  const tasks = taskSeeds(1000, today)
  assert.deepEqual(new Set(tasks.map(({ tag }) => tag)), new Set(['youtube', 'discord', 'twitter', 'other', null]))
  assert.deepEqual(tally(tasks.map(({ type }) => String(type))), { 1: 30, 2: 30 })
})

void test('no more people have completed a task than there are, few a new one, and all have the points of their tasks', () => {
  for (const count of [50, 1000]) {
    const tasks = taskSeeds(count, today)
    for (const { totalCompleted = 0, createdAt } of tasks) {
      const days = (today.getTime() - Date.parse(createdAt ?? '')) / 86_400_000
      assert.ok(totalCompleted <= Math.min(count, (count * days) / 50), `${totalCompleted} people in ${days} days`)
    }
    const given = tasks.reduce((all, { points, totalCompleted = 0 }) => all + Number(points) * totalCompleted, 0)
    const held = userSeeds(count, today).reduce((all, { spunkyPoints }) => all + Number(spunkyPoints), 0)
    assert.ok(given > 0 && given <= held, `${given} points given, ${held} held`)
  }
})

void test('only the four demo accounts, one per role, have a known password, and two invitations were never used', () => {
  const admins = adminSeeds(today)
  const able = admins.filter(({ passwordHash }) => passwordHash && passwordHash !== nobodysHash)
  assert.equal(admins.filter(({ passwordHash }) => !passwordHash).length, 2)
  assert.deepEqual(
    able.map(({ role, email, isActive }) => [role, email, isActive]),
    roles.map((role) => [role, `${role}@ssdx.test`, true]),
  )
  assert.deepEqual(new Set(admins.slice(4).map(({ role }) => role)), new Set(roles))
  assert.ok(admins.some(({ isActive }) => isActive === false))
})

void test('assets are tracked and completed, on several networks, some without a contract', () => {
  const assets = assetSeeds(today)
  assert.deepEqual(new Set(assets.map(({ status }) => status)), new Set(['tracking', 'completed']))
  const networks = new Set(assets.map(({ network }) => network))
  assert.ok(networks.size >= 5)
  for (const other of ['Bitcoin', 'Solana']) assert.ok(!networks.has(other), `${other} has no addresses of hex digits`)
  assert.ok(assets.some(({ contractAddress }) => contractAddress === null))
})
