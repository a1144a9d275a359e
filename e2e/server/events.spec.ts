import { eq } from 'drizzle-orm'
import { users } from '../../server/db/schema'
import { userRow } from '../../server/testing/rows'
import { silentMs } from '../../src/api/events'
import { endpoints } from '../../src/contract/endpoints'
import { openFollowed } from '../console/openFollowed'
import { expect } from '../journey'
import { test as journey } from './ownJourney'

/** The `test` of journeys with a server of their own, which has three users. */
const test = journey.extend({
  server: async ({ server }, provide) => {
    await server.db.insert(users).values(['ann', 'bea', 'cid'].map((name) => userRow({ email: `${name}@example.com` })))
    await provide(server)
  },
})

test.use({ role: 'moderator' })

test('a list catches up with what was changed while the server was restarted', async ({ page, server, watch }) => {
  watch.expectRestart()
  await openFollowed(page, '/users')
  const row = page.getByRole('row', { name: /bea@example\.com/ })
  await expect(row).toContainText('Active')
  await server.stop()
  // No event can tell of this change: the server that starts knows nothing of before.
  await server.db.update(users).set({ isActive: false }).where(eq(users.email, 'bea@example.com'))
  const again = page.waitForRequest((request) => {
    const isStream = new URL(request.url()).pathname === endpoints.events.path
    return isStream && request.headers()['last-event-id'] !== undefined
  })
  await server.startAgain()
  await again
  await expect(row).toHaveAttribute('data-mark', 'Changed just now')
  await expect(row).toContainText('Inactive')

  // The new stream tells as the old one did.
  await server.toggleUser('cid@example.com', await server.signIn('moderator', 'Bo'))
  await expect(page.getByRole('row', { name: /cid@example\.com/ })).toHaveAttribute(
    'data-mark',
    'Changed by Bo just now',
  )
})

test('a stream that hangs is given up, and the next one tells what it missed', async ({ page, server }) => {
  await page.clock.install()
  await openFollowed(page, '/users')
  const row = page.getByRole('row', { name: /bea@example\.com/ })
  await expect(row).toContainText('Active')
  server.holdStreams()
  await server.toggleUser('bea@example.com', await server.signIn('moderator', 'Bo'))
  const again = page.waitForRequest((request) => new URL(request.url()).pathname === endpoints.events.path)
  await page.clock.fastForward(silentMs + 1)
  expect((await again).headers()['last-event-id']).toBeDefined()
  await expect(row).toHaveAttribute('data-mark', 'Changed by Bo just now')
  await expect(row).toContainText('Inactive')
})
