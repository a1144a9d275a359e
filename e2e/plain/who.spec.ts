import { untilIdle } from '../console/untilIdle'
import { expect } from '../journey'
import { inspect } from '../watch/inspect'
import { test } from './plainJourney'

test.use({ role: 'super-admin' })

test('who an address is comes from the lists, read to the last page, and nothing is said of what was not read', async ({
  page,
  server,
  watch,
}) => {
  watch.expectStatus(404)
  const user = server.platform.users.at(-1)
  if (!user) throw new Error('The server has no users.')
  await page.goto(`/tasks?who=${user.public_address}`)
  const panel = page.getByRole('dialog', { name: /^Who is 0x/ })
  const part = (name: string) => panel.getByRole('region', { name, exact: true })
  await expect(part('User').getByRole('link', { name: user.email })).toBeVisible()
  await expect(part('User')).not.toContainText('Can redeem')
  await expect(part('Activity')).toContainText("This server doesn't record activity.")
  await expect(part('Staff account')).toContainText('No staff account')
  await untilIdle(panel)
  await inspect(page, 'plain-who')

  await page.goto('/tasks?who=nobody@people.test')
  await expect(page.getByRole('dialog').getByText('Not a user of the platform.')).toBeVisible()
})

test('a network and a status without blanks do not make the dossier scroll sideways', async ({
  page,
  server,
  watch,
}) => {
  watch.expectStatus(404)
  const [asset] = server.platform.assets
  if (!asset) throw new Error('The server has no assets.')
  Object.assign(asset, { network: 'N'.repeat(300), status: 's'.repeat(300) })
  await page.goto(`/tasks?who=${asset.public_address}`)
  const panel = page.getByRole('dialog', { name: /^Who is 0x/ })
  await expect(panel.getByText(asset.status)).toBeVisible()
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the palette finds somebody on the last page of a server that ignores searches', async ({
  page,
  server,
  watch,
}) => {
  watch.expectStatus(404)
  const user = server.platform.users.at(-1)
  if (!user) throw new Error('The server has no users.')
  await page.goto('/tasks')
  // Early rows hear no key.
  await expect(page.locator('#root main h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search, or type a command' })
  await field.fill(user.email.slice(0, -5))
  await expect(page.getByRole('option', { name: new RegExp(`^${user.email}`) })).toBeVisible()
  await field.fill('nobody at all')
  await expect(page.getByText('Nothing matches')).toBeVisible()
})
