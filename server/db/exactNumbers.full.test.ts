import assert from 'node:assert/strict'
import { test } from 'node:test'
import { campaignRow } from '../testing/rows'
import { openTestDatabase } from '../testing/testDatabase'
import { campaigns } from './schema'

test('ten thousand numbers come back exactly as they went in', async (context) => {
  const { db, close } = await openTestDatabase()
  context.after(close)
  const amounts = Array.from({ length: 10_000 }, (_, index) => {
    const whole = BigInt(index) ** 4n % 10n ** 18n
    const fraction = String((BigInt(index) * 7_919n * 10n ** 9n) % 10n ** 18n)
      .padStart(18, '0')
      .replace(/0+$/, '')
    return fraction === '' ? String(whole) : `${whole}.${fraction}`
  })
  for (let start = 0; start < amounts.length; start += 1000)
    await db.insert(campaigns).values(amounts.slice(start, start + 1000).map((amount) => campaignRow({ amount })))
  const kept = await db.select({ amount: campaigns.amount }).from(campaigns).orderBy(campaigns.id)
  assert.deepEqual(
    kept.map(({ amount }) => amount),
    amounts,
  )
})
